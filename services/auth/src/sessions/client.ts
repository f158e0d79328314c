import type { Request } from '@golghar/platform';
import Bowser from 'bowser';

/** Who asks for a session: the visitor's address and what the browser calls itself. */
export type Client = { address: string; userAgent: string | undefined };

/** What a User-Agent header says, for its owner to recognise: `Chrome on Android`. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const parser = Bowser.getParser(userAgent);
  const browser = parser.getBrowserName() || 'Unknown browser';
  const system = parser.getOSName();
  return system ? `${browser} on ${system}` : browser;
}

/** Who makes a request, for the session that it starts. */
export const clientOf = ({ ip, headers }: Request): Client => ({
  address: ip,
  userAgent: headers['user-agent'],
});
