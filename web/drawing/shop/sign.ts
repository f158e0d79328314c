import { board } from './draw-shop';

/** How wide a text is when it is one unit high. */
export type Measure = (text: string) => number;

export type SignLine = { text: string; x: number; y: number; size: number; width: number };

const largest = 52;
const smallestOnOneLine = 32;
const largestOfTwo = 33;

/** The place among the blanks that makes the longer part the shortest; nothing for a single word. */
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
 * A name on the board: large on one line, or on two where one would be small. What is still too wide is set narrower:
 * no letter ever stands outside of the board.
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
