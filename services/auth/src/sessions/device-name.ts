import Bowser from 'bowser';

/** What a User-Agent header says, for its owner to recognise: `Chrome on Android`. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const parser = Bowser.getParser(userAgent);
  const browser = parser.getBrowserName() || 'Unknown browser';
  const system = parser.getOSName();
  return system ? `${browser} on ${system}` : browser;
}
