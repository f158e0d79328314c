import { importLimits } from '@golghar/contracts';

/** The text of a file in the pieces in which it is sent; each as long as may be. */
export function splitText(text: string, length: number = importLimits.partCharacters): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += length) parts.push(text.slice(start, start + length));
  return parts;
}
