import { randomUUID } from 'node:crypto';
import { agency } from '@golghar/contracts';

/** Crockford's base 32: no letter is mistaken for another when it is read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/**
 * A code to say on the phone, such as `XX-7K3M-9QXA` with the agency's letters: one of 2^40, random, so that it reveals nothing.
 */
export function makeReference(): string {
  // Node makes UUIDs in advance; the last digits of one are random, as many as eight letters need.
  const bits = Number.parseInt(randomUUID().slice(-10), 16);
  const code = Array.from({ length }, (_, place) => alphabet[Math.floor(bits / 32 ** place) % 32]).join('');
  return `${agency.referencePrefix}-${code.slice(0, length / 2)}-${code.slice(length / 2)}`;
}

const spoken = new RegExp(`^(${agency.referencePrefix})([${alphabet}]{4})([${alphabet}]{4})$`, 'i');

/** Inserts the dashes where a word is a whole reference without them, as people type it when it is read out. */
export const withReferenceDashes = (word: string): string => word.replace(spoken, '$1-$2-$3');
