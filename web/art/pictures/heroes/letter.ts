import { palette } from '../../../drawing/colours';
import { contour, flat } from '../../../drawing/line';
import { sun } from '../../../drawing/motifs';
import { drawing, element, path, times } from '../../../drawing/svg';
import { hasGranary } from '../landmark';

const stripes = (y: number) =>
  times(19, (index) =>
    flat(`M${52 + index * 28.6} ${y}h15l-8 18h-15z`, index % 2 ? palette.neel : palette.alta, { strokeWidth: 2 }),
  ).join('');

/** Two address lines as pen strokes, under a flower with two leaves. */
const address =
  flat('M88 212q18 -20 38 0q-20 20 -38 0zM130 212q18 -20 38 0q-20 20 -38 0z', palette.patta, { strokeWidth: 3 }) +
  times(3, (row) =>
    path(`M88 ${258 + row * 44}h${[150, 210, 120][row]}`, {
      stroke: palette.neel,
      strokeWidth: 7,
      strokeLinecap: 'round',
    }),
  ).join('');

const onStamp = hasGranary
  ? path('M456 296C456 248 472 224 494 224S532 248 532 296z', { fill: palette.ink }) +
    path('M464 292V280H474V270H484V260H494V250H502', { stroke: palette.haldi, strokeWidth: 5 }) +
    flat('M494 224V204L514 210L494 217', palette.alta, { strokeWidth: 3 })
  : sun(494, 250, 36);

/** The stamp: the granary, or the sun for other agencies. */
const stamp =
  element('rect', {
    x: 438,
    y: 186,
    width: 112,
    height: 134,
    fill: palette.haldi,
    stroke: palette.ink,
    strokeWidth: 5,
    strokeDasharray: '9 5',
  }) +
  onStamp +
  path('M446 302H542', { stroke: palette.ink, strokeWidth: 5 });

/** A letter with a striped border, a stamp and the sun as postmark. */
export const letter = (): string =>
  drawing(
    640,
    448,
    element(
      'g',
      { transform: 'rotate(-3 320 260)' },
      flat('M40 106H600V426H40z', palette.white, { strokeWidth: 8 }) +
        stripes(112) +
        stripes(402) +
        path('M62 142H578V390H62z', { ...contour, strokeWidth: 2.5 }) +
        address +
        stamp +
        element('g', { opacity: 0.9 }, sun(410, 264, 40)),
    ),
  );
