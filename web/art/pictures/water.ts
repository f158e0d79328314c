import { palette } from '../../drawing/colours';
import { fish, river } from '../../drawing/motifs';
import { drawing, path } from '../../drawing/svg';

/** Tiles horizontally, so it holds a whole number of waves. */
const width = 1280;

const waves = (y: number, rows: number) => river(-32, y, width + 64, rows);

/** In dark mode the lines are light. */
const byNight = (picture: string) =>
  picture.replaceAll(palette.ink, '#F1F3F7').replaceAll(palette.neel, '#9DB2FF').replaceAll(palette.patta, '#2E8B5E');

/** The river below a page's picture: the bank as a thick and a thin line, then water with fish. */
export const shore = (): string =>
  drawing(
    width,
    92,
    path(`M0 3.5H${width}`, { stroke: palette.ink, strokeWidth: 7 }) +
      path(`M0 12H${width}`, { stroke: palette.ink, strokeWidth: 2.5 }) +
      waves(42, 3) +
      fish(930, 62, 0.5, 1) +
      fish(420, 66, 0.38, -1, palette.alta) +
      fish(1230, 68, 0.3, -1),
  );

export const shoreByNight = (): string => byNight(shore());

/** The same water as a divider between two sections. */
export const stream = (): string =>
  drawing(width, 44, waves(18, 2) + fish(760, 22, 0.32, 1, palette.alta) + fish(250, 22, 0.26, -1));

export const streamByNight = (): string => byNight(stream());
