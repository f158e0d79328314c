const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in words, as long as it is: `30 seconds`, `1 minute 30 seconds`, `15 minutes`. */
export function waitWords(seconds: number): string {
  if (seconds <= 60) return inWords(seconds, 'second');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${inWords(minutes, 'minute')}${rest > 0 ? ` ${inWords(rest, 'second')}` : ''}`;
}
