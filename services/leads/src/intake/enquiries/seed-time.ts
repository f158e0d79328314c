import { isoTime } from '@golghar/contracts';
import { AppError, sha256 } from '@golghar/platform';

/** When a lead's id, a UUID of version 7, was made, in milliseconds. */
export const timeOfUuid = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** More than passes between the making of an id and the note of the time. */
const slackMs = 60_000;

/** Whether an enquiry was given its time, as those of a demonstration are. */
export const hasOwnTime = ({ id, submittedAt }: { id: string; submittedAt: Date }): boolean =>
  Math.abs(timeOfUuid(id) - submittedAt.getTime()) > slackMs;

export const seedTokenHeader = 'x-seed-token';
export const seedTimeHeader = 'x-seed-submitted-at';

export type Seed = { time?: string | undefined; token?: string | undefined };

/**
 * The time that a demonstration gives to an enquiry; undefined for all others, which count from now.
 * @throws AppError when the time comes without the token of this installation, or is none
 */
export function seedTime({ time, token }: Seed, seedToken: string | undefined): Date | undefined {
  if (time === undefined) return undefined;
  // Of hashes it tells nothing how long a comparison takes.
  const isAllowed = seedToken && token !== undefined && sha256(token).equals(sha256(seedToken));
  if (!isAllowed) throw new AppError('not_allowed');
  if (!isoTime.safeParse(time).success)
    throw new AppError('invalid', { fields: { [seedTimeHeader]: 'Must be an ISO 8601 time in UTC' } });
  return new Date(time);
}
