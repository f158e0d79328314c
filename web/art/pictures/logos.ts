import { drawing, element, n, path, times } from '../../drawing/svg';
import { type Line, lettering, widthOf } from './lettering';

/** A logo's colours on white and on a dark background: the client's own, whatever the agency's palette. */
type Inks = { ink: string; ground: string; alta: string; patta: string; neel: string; haldi: string };

const onWhite: Inks = {
  ink: '#11162b',
  ground: '#ffffff',
  alta: '#b3173f',
  patta: '#17693f',
  neel: '#1f3fa8',
  haldi: '#B26B00',
};
const onDark: Inks = {
  ink: '#F1F3F7',
  ground: '#0D1120',
  alta: '#FF8CA3',
  patta: '#6CD39A',
  neel: '#9DB2FF',
  haldi: '#FFC531',
};

const stroke = (colour: string, strokeWidth = 3) =>
  ({ stroke: colour, strokeWidth, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;

/** A line as wide as its space allows, at most as high as intended. */
const fitted = (line: Line, widest: number) => {
  const width = widthOf(line);
  return lettering(width > widest ? { ...line, size: (line.size * widest) / width } : line);
};

/** A line in the middle of the mark. */
const centred = (line: Omit<Line, 'x'>, middle = 80) => lettering({ ...line, x: middle - widthOf(line) / 2 });

/** A name under a roof, with the door in the gable. */
const wishluv = ({ ink, alta }: Inks) =>
  path('M6 15L80 3L154 15', stroke(ink, 4)) +
  path('M74.5 14V11a5.5 5.5 0 0 1 11 0V14z', { fill: alta }) +
  centred({ face: 'black', text: 'WISHLUV', size: 27, y: 36, fill: ink }) +
  centred({ face: 'plain', text: 'BUILDCON', size: 11, y: 47.5, fill: ink, spacing: 7 });

/** The sign over a palace gate, with a dome shaped like a lid. */
const biryaniMahal = ({ ink, ground, alta }: Inks) =>
  path('M2 14H158V46H2z', { stroke: alta, strokeWidth: 2.4 }) +
  path('M56 14Q58 3 80 3Q102 3 104 14z', {
    fill: alta,
    stroke: ground,
    strokeWidth: 3,
    paintOrder: 'stroke',
  }) +
  element('circle', { cx: 80, cy: 2.6, r: 2.6, fill: alta }) +
  path(times(5, (index) => `M${66 + index * 7} 12q0 -4 2 -6`).join(''), {
    stroke: ground,
    strokeWidth: 1.5,
  }) +
  fitted({ face: 'bold', text: 'Biryani Mahal', size: 22.5, x: 9, y: 33.5, fill: ink }, 142) +
  path(times(17, (index) => `M${8 + index * 8.5} 42.4l4 -1.7l4 1.7l-4 1.7z`).join(''), { fill: alta });

/** Two hands that form a heart, in a soft typeface. */
const helpingHand = ({ ink, alta }: Inks) =>
  path('M22 45Q4 33 4 18a9 9 0 0 1 18 -3a9 9 0 0 1 18 3Q40 33 22 45z', stroke(alta, 3.4)) +
  path('M22 16V40M13 14V27M8 20V27M31 14V27M36 20V27M17.5 12V26M26.5 12V26', stroke(alta, 2)) +
  fitted({ face: 'soft', text: 'the helping', size: 21, x: 49, y: 21, fill: ink }, 106) +
  lettering({ face: 'plain', text: 'hand', size: 27, x: 49, y: 43, fill: alta });

/** One word in two typefaces: a stamp and a friendly hand. */
const taxmitra = ({ ink, ground, neel }: Inks) =>
  path('M2 6H62V42H2z', { fill: neel }) +
  path('M5.5 9.5H58.5V38.5H5.5z', { stroke: ground, strokeWidth: 1.4 }) +
  fitted({ face: 'tall', text: 'TAX', size: 35, x: 11, y: 35.5, fill: ground }, 42) +
  fitted({ face: 'thin', text: 'mitra', size: 34, x: 68, y: 30, fill: ink }, 88) +
  lettering({ face: 'plain', text: 'ASSOCIATES', size: 9.5, x: 69, y: 42, fill: ink, spacing: 2.6 });

/** The bottom of a basket, woven in rings and rays, between the two words. */
const sikkiSutra = ({ ink, haldi }: Inks) =>
  [19, 15.5, 12]
    .map((r) => element('circle', { cx: 80, cy: 24, r, fill: 'none', ...stroke(haldi, 2) }))
    .join('') +
  path(
    times(20, (index) => {
      const angle = (index / 20) * Math.PI * 2;
      const at = (r: number) => `${n(80 + Math.cos(angle) * r)} ${n(24 + Math.sin(angle) * r)}`;
      return `M${at(12)}L${at(19)}`;
    }).join(''),
    { stroke: haldi, strokeWidth: 1.3 },
  ) +
  centred({ face: 'soft', text: '&', size: 18, y: 30, fill: ink }) +
  centred({ face: 'fine', text: 'SIKKI', size: 21, y: 31.5, fill: ink, spacing: 3.4 }, 29) +
  centred({ face: 'fine', text: 'SUTRA', size: 21, y: 31.5, fill: ink, spacing: 1.4 }, 131);

/** Tall letters standing in the river. */
const gyanGanga = ({ ink, patta }: Inks) =>
  fitted({ face: 'tall', text: 'GYAN GANGA', size: 42, x: 2, y: 33, fill: ink }, 156) +
  path(`M2 42${times(6, () => 'q4 -5 8 0t8 0').join('')}`, stroke(patta, 3)) +
  lettering({ face: 'plain', text: 'CLASSES', size: 12, x: 106, y: 46, fill: patta, spacing: 1.6 });

/** A fruit in a hurry: everything leans forward, ahead of its own name. */
const litchiExpress = ({ ink, ground, alta, patta }: Inks) =>
  fitted({ face: 'black', text: 'Litchi', size: 32, x: 2, y: 29, fill: alta, lean: 12 }, 104) +
  lettering({ face: 'bold', text: 'EXPRESS', size: 13, x: 4, y: 45, fill: ink, spacing: 2.4, lean: 12 }) +
  path('M112 22H122M104 31H121M92 41H124', stroke(ink, 2.6)) +
  element('circle', { cx: 141, cy: 29, r: 16, fill: alta }) +
  path(times(9, (index) => `M${132.5 + (index % 3) * 8} ${22 + Math.floor(index / 3) * 7}h.1`).join(''), {
    ...stroke(ground, 3.4),
  }) +
  path('M141 13Q139 5 150 3Q152 11 141 13zM141 13Q132 13 130 5', { fill: patta, ...stroke(patta, 1.6) });

const partner = (mark: (colour: string) => string, name: string) => (inks: Inks) =>
  mark(inks.ink) +
  fitted({ face: 'bold', text: name, size: 20, x: 46, y: 24, fill: inks.ink }, 112) +
  lettering({ face: 'plain', text: 'PARTNER', size: 13, x: 46, y: 40, fill: inks.ink });

const logos: Record<string, (inks: Inks) => string> = {
  wishluv,
  'biryani-mahal': biryaniMahal,
  'helping-hand': helpingHand,
  taxmitra,
  'sikki-sutra': sikkiSutra,
  'gyan-ganga': gyanGanga,
  'litchi-express': litchiExpress,
  'partner-meta-ads': partner(
    (ink) =>
      path(
        'M4 30Q4 14 11 14Q16 14 20 24Q24 34 29 34Q34 34 34 26Q34 14 28 14Q23 14 19 24Q15 34 10 34Q4 34 4 28',
        stroke(ink),
      ),
    'Meta Ads',
  ),
  'partner-google-ads': partner(
    (ink) =>
      path('M8 38L22 10M22 10L34 34', stroke(ink, 7)) + element('circle', { cx: 9, cy: 37, r: 5, fill: ink }),
    'Google Ads',
  ),
};

/** Every logo, 160 × 48, for white and dark backgrounds, by file name. */
export const logoFiles = (): [name: string, picture: string][] =>
  Object.entries(logos).flatMap(([name, draw]) => [
    [name, drawing(160, 48, draw(onWhite))],
    [`${name}-light`, drawing(160, 48, draw(onDark))],
  ]);
