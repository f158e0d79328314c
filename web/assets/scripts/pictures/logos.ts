import { dye } from '../kit/colours';
import { drawing, element, path, times } from '../kit/svg';
import { type Line, lettering, widthOf } from './lettering';

/** A logo's colours on white and on a dark ground. */
type Inks = { ink: string; ground: string; alta: string; patta: string; neel: string; haldi: string };

const onWhite: Inks = { ...dye, ground: dye.white, haldi: '#B26B00' };
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

/** A line as wide as its place, at most as high as it was meant. */
const fitted = (line: Line, widest: number) => {
  const width = widthOf(line);
  return lettering(width > widest ? { ...line, size: (line.size * widest) / width } : line);
};

/** Blocks laid like a wall, the door left open. */
const wishluv = ({ ink, ground, alta }: Inks) =>
  path('M2 46V18L22 4L42 18V46z', { fill: ink }) +
  path('M2 27H42M2 37H42M15 18V27M29 18V27M9 27V37M35 27V37', { stroke: ground, strokeWidth: 2 }) +
  path('M15 46V32a7 7 0 0 1 14 0V46z', { fill: alta, stroke: ground, strokeWidth: 2 }) +
  fitted({ face: 'black', text: 'WISHLUV', size: 25, x: 49, y: 26, fill: ink }, 108) +
  lettering({ face: 'plain', text: 'BUILDCON', size: 12, x: 50, y: 42, fill: ink, spacing: 5.4 });

/** A palace's dome that is a lid, over two lines between rules. */
const biryaniMahal = ({ ink, ground, alta }: Inks) =>
  path('M4 30Q4 16 22 8Q40 16 40 30z', { fill: alta }) +
  path('M22 9V6', stroke(alta, 2.4)) +
  element('circle', { cx: 22, cy: 4, r: 3, fill: alta }) +
  path('M2 33H42Q40 46 22 46T2 33z', { fill: ink }) +
  path(times(5, (index) => `M${9 + index * 6.5} 29q0 -7 3 -11`).join(''), {
    stroke: ground,
    strokeWidth: 1.6,
  }) +
  path(times(4, (index) => `M${8 + index * 8} 39l4 -3l4 3l-4 3z`).join(''), { fill: ground }) +
  fitted({ face: 'bold', text: 'Biryani', size: 26, x: 50, y: 22, fill: ink }, 106) +
  path('M50 29.5H156M50 46H156', { stroke: alta, strokeWidth: 1.6 }) +
  lettering({ face: 'fine', text: 'MAHAL 1994', size: 14.5, x: 50, y: 43, fill: ink, spacing: 3.2 });

/** Two palms that make a heart, and a soft voice. */
const helpingHand = ({ ink, alta }: Inks) =>
  path('M22 45Q4 33 4 18a9 9 0 0 1 18 -3a9 9 0 0 1 18 3Q40 33 22 45z', stroke(alta, 3.4)) +
  path('M22 16V40M13 14V27M8 20V27M31 14V27M36 20V27M17.5 12V26M26.5 12V26', stroke(alta, 2)) +
  fitted({ face: 'soft', text: 'the helping', size: 21, x: 49, y: 21, fill: ink }, 106) +
  lettering({ face: 'plain', text: 'hand', size: 27, x: 49, y: 43, fill: alta });

/** One word in two voices: the stamp and the friend. */
const taxmitra = ({ ink, ground, neel }: Inks) =>
  path('M2 6H62V42H2z', { fill: neel }) +
  path('M5.5 9.5H58.5V38.5H5.5z', { stroke: ground, strokeWidth: 1.4 }) +
  fitted({ face: 'tall', text: 'TAX', size: 35, x: 11, y: 35.5, fill: ground }, 42) +
  fitted({ face: 'thin', text: 'mitra', size: 34, x: 68, y: 30, fill: ink }, 88) +
  lettering({ face: 'plain', text: 'ASSOCIATES', size: 9.5, x: 69, y: 42, fill: ink, spacing: 2.6 });

/** A basket's bottom, woven of rings and rays; letters as fine as grass. */
const sikkiSutra = ({ ink, haldi }: Inks) =>
  [20, 15, 10, 5]
    .map((r) => element('circle', { cx: 23, cy: 24, r, fill: 'none', ...stroke(haldi, 2) }))
    .join('') +
  path(
    times(16, (index) => {
      const angle = (index / 16) * Math.PI * 2;
      const at = (r: number) => `${23 + Math.cos(angle) * r} ${24 + Math.sin(angle) * r}`;
      return `M${at(5)}L${at(20)}`;
    })
      .join('')
      .replace(/\d+\.\d+/g, (number) => Number(number).toFixed(1)),
    { stroke: haldi, strokeWidth: 1.3 },
  ) +
  lettering({ face: 'fine', text: 'SIKKI', size: 22, x: 51, y: 20, fill: ink, spacing: 14.6 }) +
  path('M51 26H92M116 26H156', { stroke: haldi, strokeWidth: 1.4 }) +
  lettering({ face: 'soft', text: '&', size: 15, x: 99, y: 31, fill: haldi }) +
  lettering({ face: 'fine', text: 'SUTRA', size: 22, x: 51, y: 47, fill: ink, spacing: 12 });

/** Tall letters that stand in the river, with a bar for what is taught. */
const gyanGanga = ({ ink, ground, patta }: Inks) =>
  path('M4 40V14L22 3L40 14V40Q31 33 22 40Q13 33 4 40z', { fill: patta }) +
  path('M22 11V36M9 17Q16 15 22 19Q28 15 35 17V32Q28 30 22 34Q16 30 9 32z', {
    stroke: ground,
    strokeWidth: 2,
  }) +
  path('M3 45q5 -5 9.5 0t9.5 0t9.5 0t9.5 0', stroke(patta, 2.2)) +
  fitted({ face: 'tall', text: 'GYAN GANGA', size: 30, x: 49, y: 27, fill: ink }, 108) +
  path('M49 33H157V46H49z', { fill: ink }) +
  lettering({ face: 'plain', text: 'CLASSES', size: 10.5, x: 57, y: 43, fill: ground, spacing: 7.4 });

/** A fruit in a hurry: everything leans forward. */
const litchiExpress = ({ ink, ground, alta, patta }: Inks) =>
  path('M1 20H10M4 28H11M1 36H12', stroke(ink, 2.6)) +
  element('circle', { cx: 29, cy: 28, r: 16, fill: alta }) +
  path(times(9, (index) => `M${20.5 + (index % 3) * 8} ${21 + Math.floor(index / 3) * 7}h.1`).join(''), {
    ...stroke(ground, 3.4),
  }) +
  path('M29 12Q27 4 38 2Q40 10 29 12zM29 12Q20 12 18 4', { fill: patta, ...stroke(patta, 1.6) }) +
  fitted({ face: 'black', text: 'Litchi', size: 30, x: 51, y: 28, fill: alta, lean: 12 }, 96) +
  lettering({ face: 'bold', text: 'EXPRESS', size: 12.5, x: 51, y: 43, fill: ink, spacing: 3, lean: 12 });

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

/** Every logo, 160 × 48, for white and for dark ground, by file name. */
export const logoFiles = (): [name: string, picture: string][] =>
  Object.entries(logos).flatMap(([name, draw]) => [
    [name, drawing(160, 48, draw(onWhite))],
    [`${name}-light`, drawing(160, 48, draw(onDark))],
  ]);
