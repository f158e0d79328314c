/** A wait in words, never shorter than it is: `30 seconds`, `2 minutes` for 90 seconds. */
export function waitWords(seconds: number): string {
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
