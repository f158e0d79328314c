import { timingSafeEqual } from 'node:crypto';
import { isoTime } from '@golghar/contracts';
import { AppError } from '@golghar/platform';

export const seedTokenHeader = 'x-seed-token';
export const seedTimeHeader = 'x-seed-submitted-at';

const isEqual = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * The time that a demonstration gives to an enquiry; undefined for all others, which count from now.
 * @throws AppError when the time comes without the token of this installation, or is none
 */
export function seedTime(
  headers: Record<string, string | string[] | undefined>,
  seedToken: string | undefined,
): Date | undefined {
  const time = headers[seedTimeHeader];
  if (time === undefined) return undefined;
  const token = headers[seedTokenHeader];
  if (!seedToken || typeof token !== 'string' || !isEqual(token, seedToken))
    throw new AppError('not_allowed');
  if (!isoTime.safeParse(time).success)
    throw new AppError('invalid', { fields: { [seedTimeHeader]: 'Must be an ISO 8601 time in UTC' } });
  return new Date(String(time));
}
