import {
  agencyRegion,
  type SessionUser,
  type Submission,
  serviceLabels,
  withoutExtension,
} from '@golghar/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { site } from '@/content/site';

/** Digits and a leading plus, as `tel:` wants them (RFC 3966). */
const digitsOf = (phone: string): string => phone.replace(/(?!^\+)\D/g, '');

/** A number with its country's code and no extension, `+919835000000`; what is no number stays as its digits. */
export function internationalNumber(phone: string): string {
  const dialled = withoutExtension(phone);
  const number = parsePhoneNumberFromString(dialled, agencyRegion);
  return number?.isPossible() ? number.number : digitsOf(dialled);
}

/** The digits of a whole number with its country's code. */
export const digitsOfNumber = (phone: string): string => internationalNumber(phone).replace(/\D/g, '');

/** The digits to look for in {@link digitsOfNumber} while a number is typed, without the zeros that are dialled first. */
export const searchedDigits = (typed: string): string => typed.replace(/\D/g, '').replace(/^0+/, '');

/** Opens a chat with the number and a greeting that can still be changed there. */
export const whatsappLink = (phone: string, greeting: string): string =>
  `https://wa.me/${digitsOfNumber(phone)}?text=${encodeURIComponent(greeting)}`;

/** A greeting with what stands for the lead and for who greets filled in. */
export function fillGreeting(greeting: string, lead: Submission, me: SessionUser | undefined): string {
  const values = {
    name: lead.name,
    service: serviceLabels[lead.service],
    me: me ? `${me.name} of ${site.name}` : site.name,
  };
  return greeting.replace(/\{(name|service|me)\}/g, (_, key: keyof typeof values) => values[key]);
}
