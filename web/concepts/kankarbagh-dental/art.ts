import { times } from '../../drawing/svg';
import { picture } from '../parts';

const tops = [74, 62, 52, 46, 46, 52, 62, 74];
const heights = [50, 66, 78, 84, 84, 78, 66, 50];

/** A smile of eight teeth, one of them just polished. */
export const smile = picture(
  '0 0 520 300',
  `<path d="M10 60Q260 -30 510 60Q480 290 260 290T10 60z" fill="#b8324a"/><path d="M34 74Q260 -6 486 74Q470 150 260 158T34 74z" fill="#7d1a30"/>
${times(8, (index) => `<path d="M${50 + index * 53} ${tops[index]}h48v${heights[index]}q-24 18 -48 0z" fill="${index === 4 ? '#fff' : '#f6f1e4'}"/>`).join('')}
<path d="M150 252Q260 190 370 252Q320 284 260 284T150 252z" fill="#e8788a"/><path d="M290 34l7 -22l7 22l22 7l-22 7l-7 22l-7 -22l-22 -7z" fill="#ffd23f"/>`,
  'w-[min(100%,480px)] wide:-mt-6 wide:-mb-18 wide:w-full',
);

/** A tooth; `mark` is one of those below. */
export const tooth = (mark: string): string =>
  picture(
    '0 0 80 96',
    `<path d="M40 12q-26 -16 -32 10q-4 22 8 40q4 28 12 28q6 0 8 -22q2 -8 4 -8t4 8q2 22 8 22q8 0 12 -28q12 -18 8 -40q-6 -26 -32 -10z" fill="#fff" stroke="#0d3b4f" stroke-width="4"/>${mark}`,
    'mb-14 w-76',
  );

/** What is wrong with a tooth, or how it is treated. */
export const marks = {
  hole: '<circle cx="30" cy="34" r="9" fill="#0d3b4f"/>',
  root: '<path d="M30 44l-2 40M50 44l2 40" stroke="#b8324a" stroke-width="5" stroke-linecap="round"/>',
  crown:
    '<path d="M12 34V16l10 8l8 -14l10 12l10 -12l8 14l10 -8v18z" fill="#ffd23f" stroke="#0d3b4f" stroke-width="3"/>',
  shine: '<path d="M54 18l4 -12l4 12l12 4l-12 4l-4 12l-4 -12l-12 -4z" fill="#12808f"/>',
};
