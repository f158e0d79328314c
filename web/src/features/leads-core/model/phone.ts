import { agencyRegion, fillTemplate, type Submission, withoutExtension } from '@golghar/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { site } from '@/content/site';

/** A number as `tel:` requires it (RFC 3966), `+919835000000`: if it is none, its digits and a leading plus. */
export function internationalNumber(phone: string): string {
  const dialled = withoutExtension(phone);
  const number = parsePhoneNumberFromString(dialled, agencyRegion);
  return number?.isPossible() ? number.number : dialled.replace(/(?!^\+)\D/g, '');
}

export const digitsOfNumber = (phone: string): string => internationalNumber(phone).replace(/\D/g, '');

/** The digits to look for in {@link digitsOfNumber} while a number is typed, without leading zeros. */
export const searchedDigits = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '');

/** Opens a chat with the number and a greeting that can still be edited there. */
export const whatsappLink = (phone: string, greeting: string): string =>
  `https://wa.me/${digitsOfNumber(phone)}?text=${encodeURIComponent(greeting)}`;

export const fillGreeting = (greeting: string, lead: Submission, me: { name: string } | undefined): string =>
  fillTemplate(greeting, lead, { name: me ? `${me.name} of ${site.name}` : site.name });
