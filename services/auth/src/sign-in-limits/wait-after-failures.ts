const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait in words, as long as it is: `30 seconds`, `1 minute 30 seconds`, `15 minutes`. */
export function waitWords(seconds: number): string {
  if (seconds <= 60) return inWords(seconds, 'second');
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${inWords(minutes, 'minute')}${rest > 0 ? ` ${inWords(rest, 'second')}` : ''}`;
}

/** Failures within 15 minutes that cost nothing but the answer. */
const freeFailures = 10;
const firstWaitSeconds = 30;
/** A right password works again within 15 minutes, whoever guessed before. */
const maxWaitSeconds = 15 * 60;

/**
 * Seconds to wait after the last failure: none before ten within 15 minutes, then 30 s, doubled with each
 * further one of the day up to 15 minutes.
 */
export const waitAfterFailures = (recent: number, day: number): number =>
  recent < freeFailures
    ? 0
    : Math.min(maxWaitSeconds, firstWaitSeconds * 2 ** Math.min(day - freeFailures, 10));
