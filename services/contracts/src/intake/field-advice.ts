import * as z from 'zod/mini';
import { type FieldMessage, fieldMessages as messages } from '../base/field-messages';
import { maxPhoneLength, minPhoneLength, phoneCharacters } from '../base/phone';

function phoneAdvice(phone: string): FieldMessage | undefined {
  if (phone === '') return messages.phoneMissing;
  if (!phoneCharacters.test(phone)) return messages.phoneWritten;
  if (phone.length < minPhoneLength) return messages.phoneShort;
  return phone.length > maxPhoneLength ? messages.phoneLong : undefined;
}

function emailAdvice(email: string): FieldMessage | undefined {
  if (email === '') return messages.emailMissing;
  if (!email.includes('@')) return messages.emailAt;
  return z.regexes.email.test(email) ? undefined : messages.emailWritten;
}

/**
 * Explains a refused value with an example, beside the specified message; nothing for other fields, or where the message says it
 * itself.
 */
export function fieldAdvice(field: string, value: string): FieldMessage | undefined {
  if (field === 'phone') return phoneAdvice(value.trim());
  return field === 'email' ? emailAdvice(value.trim()) : undefined;
}
