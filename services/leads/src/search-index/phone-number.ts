import { agencyRegion, withoutExtension } from '@golghar/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What people write between and before the digits of a phone number. */
const phoneShape = /^[+(]?[\d\s().+/-]*\d[\d\s().+/-]*$/;

/** Fewer digits identify no number. */
const minDigits = 3;

/**
 * What a phone number means in the agency's region, however it was typed: in international form, `+919835012345`, or null if
 * invalid; and the digits by which it is found: international, national, and as typed.
 */
export function readPhone(typed: string) {
  const dialled = withoutExtension(typed);
  const parsed = parsePhoneNumberFromString(dialled, agencyRegion);
  const typedDigits = digitsOf(dialled);
  const isNumber = parsed?.isPossible() === true;
  const forms = isNumber
    ? [digitsOf(parsed.number), String(parsed.nationalNumber), typedDigits]
    : [typedDigits];
  return {
    number: isNumber ? parsed.number : null,
    forms: [...new Set(forms)].filter((form) => form.length >= minDigits),
  };
}

/** Whether a word may be a phone number or a part of one. */
export const looksLikePhone = (word: string): boolean => phoneShape.test(word);

/** Whether a word in front of a number only says how it is dialled: `+91`, `0`, `(0)`, `0091`. */
export const isDiallingPrefix = (word: string): boolean => /^[(]?(\+\d{1,3}|0|00\d{0,3})[)]?$/.test(word);

/**
 * The digits to search for if a query looks like a phone number or a part of one: without the plus, leading zeros and a "(0)" in
 * the middle. Undefined otherwise.
 */
export function searchedDigits(search: string): string | undefined {
  if (!looksLikePhone(search)) return undefined;
  const digits = digitsOf(search.replace(/\(0\)/g, '')).replace(/^0+/, '');
  return digits.length >= minDigits ? digits : undefined;
}
