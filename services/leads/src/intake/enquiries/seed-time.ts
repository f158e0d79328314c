import { isoTime } from '@golghar/contracts';
import { AppError, sha256 } from '@golghar/platform';

/** When a lead's id, a UUID of version 7, was made, in milliseconds. */
export const timeOfUuid = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** More than passes between making an id and recording the time. */
const slackMs = 60_000;

/** Whether an enquiry was given its time, as in a demonstration. */
export const hasOwnTime = ({ id, submittedAt }: { id: string; submittedAt: Date }): boolean =>
  Math.abs(timeOfUuid(id) - submittedAt.getTime()) > slackMs;

export const seedTokenHeader = 'x-seed-token';
export const seedTimeHeader = 'x-seed-submitted-at';

export type Seed = { time?: string | undefined; token?: string | undefined };

/**
 * The time that a demonstration gives to an enquiry; undefined for all others, which count from now.
 * @throws AppError when the time is invalid, or comes without the token of this installation
 */
export function seedTime({ time, token }: Seed, seedToken: string | undefined): Date | undefined {
  if (time === undefined) return undefined;
  // Comparing hashes: the duration then reveals nothing.
  const isAllowed = seedToken && token !== undefined && sha256(token).equals(sha256(seedToken));
  if (!isAllowed) throw new AppError('not_allowed');
  if (!isoTime.safeParse(time).success)
    throw new AppError('invalid', { fields: { [seedTimeHeader]: 'Must be an ISO 8601 time in UTC' } });
  return new Date(time);
}
