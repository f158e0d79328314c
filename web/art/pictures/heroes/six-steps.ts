import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { contour, doubled, flat, groundLine, within } from '../../../drawing/line';
import { fish, river, sprig } from '../../../drawing/motifs';
import { drawing, element, path, times } from '../../../drawing/svg';

const steps = 6;
const stepWidth = 86;
const rise = 58;
const left = 58;
const floor = 540;
const topOf = (index: number) => floor - (index + 1) * rise;

/** One step: a banded pillar under a turmeric tread, with an arched door at its foot. */
function step(index: number): string {
  const x = left + index * stepWidth;
  const top = topOf(index);
  const outline = `M${x} ${top}h${stepWidth}V${floor}h${-stepWidth}z`;
  const bands = times(Math.ceil((floor - top) / 29), (row) =>
    wallBand({ x, y: floor - (row + 1) * 29, width: stepWidth, height: 29 }, row + index),
  ).join('');
  return (
    within(`step-${index}`, outline, bands) +
    path(outline, { ...contour, strokeWidth: 6 }) +
    flat(`M${x - 6} ${top - 7}h${stepWidth + 12}v18h${-stepWidth - 12}z`, palette.haldi) +
    path(`M${x} ${top + 2}h${stepWidth}`, { stroke: palette.ink, strokeWidth: 2.4, strokeDasharray: '3 5' })
  );
}

/** A clay lamp with its flame and rays, on the last step. */
const lamp = (x: number, y: number) =>
  path(
    times(13, (index) => {
      const angle = Math.PI + (index / 12) * Math.PI;
      const at = (r: number) =>
        `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y - 76 + Math.sin(angle) * r)}`;
      return `M${at(58)}L${at(index % 2 ? 76 : 88)}`;
    }).join(''),
    { ...contour, stroke: palette.alta, strokeWidth: 6 },
  ) +
  doubled(
    `M${x} ${y - 124}Q${x + 42} ${y - 70} ${x} ${y - 42}Q${x - 42} ${y - 70} ${x} ${y - 124}z`,
    palette.alta,
    palette.white,
  ) +
  path(`M${x} ${y - 92}Q${x + 16} ${y - 68} ${x} ${y - 52}Q${x - 16} ${y - 68} ${x} ${y - 92}z`, {
    fill: palette.haldi,
  }) +
  flat(`M${x - 46} ${y - 46}H${x + 46}Q${x + 40} ${y - 10} ${x} ${y - 10}T${x - 46} ${y - 46}z`, palette.neel) +
  path(times(4, (index) => `M${x - 34 + index * 17} ${y - 38}q8.5 22 17 0`).join(''), {
    stroke: palette.white,
    strokeWidth: 2.6,
  });

/** A traveller on the third step, with a bundle on a stick. */
const bird = (x: number, y: number) =>
  flat(
    `M${x - 60} ${y - 10}Q${x - 44} ${y - 56} ${x} ${y - 62}Q${x + 6} ${y - 96} ${x + 34} ${y - 90}L${x + 52} ${y - 78}L${x + 34} ${y - 74}Q${x + 36} ${y - 22} ${x - 10} ${y - 18}Q${x - 36} ${y - 16} ${x - 60} ${y - 10}z`,
    palette.patta,
  ) +
  path(
    `M${x - 34} ${y - 28}Q${x - 16} ${y - 50} ${x + 14} ${y - 48}Q${x + 10} ${y - 26} ${x - 34} ${y - 28}z`,
    {
      fill: palette.white,
      stroke: palette.ink,
      strokeWidth: 3,
    },
  ) +
  path(`M${x - 22} ${y - 30}l14 -14M${x - 12} ${y - 29}l16 -16M${x - 2} ${y - 29}l12 -14`, {
    stroke: palette.ink,
    strokeWidth: 2,
  }) +
  element('circle', { cx: x + 24, cy: y - 78, r: 5, fill: palette.white, stroke: palette.ink, strokeWidth: 2.5 }) +
  path(`M${x - 4} ${y - 19}v17h10M${x + 12} ${y - 23}v21h10`, { ...contour, strokeWidth: 4 });

/** Six steps up to a lamp, for the startup plan. */
export const sixSteps = (): string =>
  drawing(
    640,
    640,
    [
      ...times(steps, step),
      sprig(27, floor, 70, 2),
      sprig(611, floor, 190, 5),
      bird(left + stepWidth * 2.45, topOf(2) - 8),
      lamp(left + stepWidth * 5.5, topOf(5) + 2),
      groundLine(floor + 3, 640),
      river(-10, 578, 680, 4),
      fish(96, 606, 0.62, 1, palette.alta),
      fish(520, 604, 0.7, -1),
    ].join(''),
  );
