import { agency, place } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import type { AuthSettings } from '../settings';
import { estimateStrength } from './password-strength';

/** More than 10^8 guesses: enough when only ten tries are free and the hash is slow. */
const minScore = 3;

const advice = 'A few unrelated words are better.';

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);

function withJoined(text: string): string[] {
  const words = wordsOf(text).filter((word) => word.length > 2);
  return [...words, words.join(''), words.reverse().join('')];
}

type Person = { name: string; email: string };
type Agency = Pick<AuthSettings, 'MAIL_FROM' | 'PUBLIC_URL'>;

/** What a guesser who knows the person and the agency would try first: their name, address and site. */
function personalWords({ name, email }: Person, { MAIL_FROM, PUBLIC_URL }: Agency): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [
    ...[email.toLowerCase(), local, ...withJoined(local), ...wordsOf(domain), ...withJoined(name)],
    ...[...withJoined(MAIL_FROM.name), ...wordsOf(new URL(PUBLIC_URL).hostname)],
    ...wordsOf(`${agency.name} ${place.city}`),
  ];
  return [...new Set(words)].filter((word) => word.length > 2);
}

/**
 * Refuses a new password that is easy to guess: common passwords, repetitions, sequences, and anything based on the person's
 * or the agency's name. The contract has already checked its length.
 * @throws AppError invalid, for the field newPassword
 */
export async function rejectWeak(newPassword: string, person: Person, settings: Agency): Promise<void> {
  const { score, warning } = await estimateStrength(newPassword, personalWords(person, settings));
  if (score >= minScore) return;
  const reason = warning ?? 'This password is too easy to guess.';
  throw new AppError('invalid', { fields: { newPassword: `${reason} ${advice}` } });
}
