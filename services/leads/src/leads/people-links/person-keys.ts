import { nameSound } from '../../search-index/name-sound';
import { readPhone } from '../../search-index/phone-number';
import { wordsOf } from '../../search-index/search-fields';

export const phoneKey = (number: string): string => `phone:${number}`;
export const emailKey = (email: string): string => `email:${email.trim().toLowerCase()}`;

export type Reachable = { phone: string; email: string };

/**
 * What two enquiries of one person have in common: the number, however it was typed, and the address. A lead from a file
 * may lack either.
 */
export function keysOf({ phone, email }: Reachable): string[] {
  const { number } = readPhone(phone);
  return [...(number ? [phoneKey(number)] : []), ...(email.trim() ? [emailKey(email)] : [])];
}

/** How a full name sounds, in whichever order it is written; null for less than two words, which many people share. */
export function soundOfName(name: string): string | null {
  const sounds = wordsOf(name).flatMap((word) => nameSound(word) ?? []);
  return sounds.length < 2 ? null : [...new Set(sounds)].sort().join(' ');
}
