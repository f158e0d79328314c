import { dye } from '../kit/colours';
import { drawing, path } from '../kit/svg';

const dome = 'M4 44C4 22 13 9 24 9S44 22 44 44Z';
const stair = 'M6.5 41.7H11V36H16.5V30.3H22V24.6H27.5V19H31.5V14';
const flag = 'M24 9V1.5L32 4.2L24 7';

/** The granary whose stair is a growth line, in two colours. */
const mark = (body: string, line: string, pennant: string) =>
  path(flag, { fill: pennant, stroke: pennant, strokeWidth: 1, strokeLinejoin: 'round' }) +
  path(dome, { fill: body }) +
  path(stair, { stroke: line, strokeWidth: 4.6 });

/** For turmeric and for white. */
export const emblem = (): string => drawing(48, 48, mark(dye.ink, dye.haldi, dye.alta));

/** For dark ground. */
export const emblemOnInk = (): string => drawing(48, 48, mark(dye.haldi, dye.ink, '#FF8CA3'));

/** For tabs and home screens: it brings its own ground. */
export const emblemOnHaldi = (size: number, margin: number): string =>
  drawing(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${dye.haldi}"/><g transform="translate(${margin} ${margin}) scale(${(size - 2 * margin) / 48})">${mark(dye.ink, dye.haldi, dye.alta)}</g>`,
  );
