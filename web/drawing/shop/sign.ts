import { board } from './draw-shop';

/** Width of a text at a font size of one unit. */
export type Measure = (text: string) => number;

export type SignLine = { text: string; x: number; y: number; size: number; width: number };

const largest = 52;
const smallestOnOneLine = 32;
const largestOfTwo = 33;

/** The space at which a line break makes the longer part shortest; undefined for a single word. */
function halves(text: string, measure: Measure): [string, string] | undefined {
  const words = text.split(' ');
  const splits = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  const longer = ([one, two]: [string, string]) => Math.max(measure(one), measure(two));
  return splits.sort((one, two) => longer(one) - longer(two))[0];
}

/**
 * The name on the sign: large on one line, or on two if one would be small. If it is still too wide, it is condensed: no
 * letter ever leaves the sign.
 */
export function layOutSign(name: string, measure: Measure): SignLine[] {
  const { x, y, width, height } = board;
  const centre = x + width / 2;
  const fit = (text: string, most: number) => Math.min(most, Math.max(18, width / measure(text)));
  const lineOf = (text: string, size: number, middle: number): SignLine => ({
    text,
    x: centre,
    y: middle + size * 0.34,
    size,
    width: Math.min(width, measure(text) * size),
  });
  const size = fit(name, largest);
  const parts = size < smallestOnOneLine ? halves(name, measure) : undefined;
  if (!parts) return [lineOf(name, size, y + height / 2)];
  const shared = Math.min(...parts.map((part) => fit(part, largestOfTwo)));
  return parts.map((part, index) => lineOf(part, shared, y + height * (index + 0.5) * 0.5));
}
