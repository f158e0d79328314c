import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { contour, doubled, flat, within } from '../../../drawing/line';
import { drawing, element, n, path, times } from '../../../drawing/svg';

const sheet = 'M140 96H500V520H140z';

/** The rod that the scroll is rolled on, with a knob at each end. */
const rod = (y: number) =>
  within(
    `rod${y}`,
    `M112 ${y - 32}H528V${y + 32}H112z`,
    wallBand({ x: 112, y: y - 32, width: 416, height: 64 }, 0),
  ) +
  doubled(`M112 ${y - 32}H528V${y + 32}H112z`, 'none') +
  flat(`M112 ${y - 20}H84V${y + 20}H112zM528 ${y - 20}H556V${y + 20}H528z`, palette.alta) +
  element('circle', { cx: 72, cy: y, r: 16, fill: palette.white, ...contour }) +
  element('circle', { cx: 568, cy: y, r: 16, fill: palette.white, ...contour });

/** Lines of writing as pen strokes, ended by a double bar as verses are. */
const writing = times(7, (row) => {
  const y = 206 + row * 36;
  const words = times(row % 3 === 2 ? 7 : 9, (index) => `M${186 + index * 30} ${y}h23`).join('');
  const letters = times(row % 3 === 2 ? 7 : 9, (index) =>
    [4, 12, 20]
      .map(
        (step, letter) =>
          `M${186 + index * 30 + step} ${y}v${(index * 7 + row * 5 + letter * 3) % 4 === 0 ? 8 : 13}`,
      )
      .join(''),
  ).join('');
  return (
    path(words, { stroke: palette.ink, strokeWidth: 4 }) + path(letters, { stroke: palette.ink, strokeWidth: 2.6 })
  );
}).join('');

/** A wax seal with a flower, on two ribbons. */
const seal = (x: number, y: number) =>
  flat(
    `M${x - 38} ${y + 30}L${x - 58} ${y + 156}L${x - 28} ${y + 136}L${x - 6} ${y + 160}L${x} ${y + 40}z`,
    palette.neel,
  ) +
  flat(
    `M${x + 38} ${y + 30}L${x + 58} ${y + 156}L${x + 28} ${y + 136}L${x + 6} ${y + 160}L${x} ${y + 40}z`,
    palette.neel,
  ) +
  path(`M${x - 36} ${y + 60}l-10 66M${x + 36} ${y + 60}l10 66`, {
    stroke: palette.white,
    strokeWidth: 3,
    strokeDasharray: '7 7',
  }) +
  path(
    `${times(24, (index) => {
      const angle = (index / 24) * Math.PI * 2;
      const r = index % 2 ? 66 : 80;
      return `${index ? 'L' : 'M'}${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
    }).join('')}z`,
    { fill: palette.alta, ...contour },
  ) +
  element('circle', { cx: x, cy: y, r: 54, fill: palette.alta, stroke: palette.haldi, strokeWidth: 4 }) +
  times(10, (index) =>
    path('M0 -12q15 -18 0 -36q-15 18 0 36z', {
      fill: palette.haldi,
      stroke: palette.ink,
      strokeWidth: 2.4,
      transform: `translate(${x} ${y}) rotate(${index * 36})`,
    }),
  ).join('') +
  element('circle', { cx: x, cy: y, r: 12, fill: palette.white, stroke: palette.ink, strokeWidth: 3 });

/** A scroll full of writing, with a seal. */
export const scroll = (): string =>
  drawing(
    640,
    640,
    [
      flat(sheet, palette.white, { strokeWidth: 7 }),
      path('M156 96V520M484 96V520', { stroke: palette.ink, strokeWidth: 2 }),
      path(
        [170, 470].flatMap((x) => times(12, (row) => `M${x} ${138 + row * 30}l7 13l-7 13l-7 -13z`)).join(''),
        { fill: palette.patta, stroke: palette.ink, strokeWidth: 2 },
      ),
      within('heading', 'M190 140H450V182H190z', wallBand({ x: 190, y: 140, width: 260, height: 42 }, 2)),
      path('M190 140H450V182H190z', { ...contour, strokeWidth: 3 }),
      writing,
      rod(96),
      rod(520),
      seal(444, 452),
    ].join(''),
  );
