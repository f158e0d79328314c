import { examplePhone } from '../brand/place';

/** Of a domain that nobody can have (RFC 2606). */
const exampleEmail = 'name@example.com';

export const fieldMessages = {
  nameShort: 'Name must be at least 2 characters',
  nameLong: 'Name must be at most 100 characters',
  nameLines: 'Name must be one line without control characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  phoneImpossible: `Nobody can be called at this number: please enter one like ${examplePhone}`,
  cityText: 'City must be text',
  cityLong: 'City must be at most 100 characters',
  cityLines: 'City must be one line without control characters',
  service: 'Please select a service',
  messageShort: 'Message must be at least 10 characters',
  messageLong: 'Message must be at most 5,000 characters',
  messageLines: 'Message must not contain control characters',
  // Shown beside the two messages of the specification: see field-advice.ts.
  phoneMissing: `The number is missing: write it like ${examplePhone}`,
  phoneShort: `The number is too short: write all of it, like ${examplePhone}`,
  phoneLong: `The number is too long: write one, like ${examplePhone}`,
  phoneWritten: `Write the number in digits, like ${examplePhone}, and an extension behind it as ext 4`,
  emailMissing: `The address is missing: write it like ${exampleEmail}`,
  emailAt: `The address has no @ in it: write it like ${exampleEmail}`,
  emailWritten: `The address can't be right: write it like ${exampleEmail}, without blanks`,
} as const;

export type FieldMessage = (typeof fieldMessages)[keyof typeof fieldMessages];
