import * as z from 'zod/mini';
import { fieldMessages as messages } from './base/field-messages';
import { isImpossiblePhone, maxPhoneLength, minPhoneLength, phoneCharacters } from './base/phone';
import { emailAddress, personName, typedLine, typedText } from './base/text';
import { type ServiceKey, serviceKeys, serviceLabels } from './intake/services';

type FieldEntry = {
  /** What the form and the API accept. */
  schema: z.ZodMiniType;
  /** What staff call it, also in mails and files. */
  label: string;
  /** What the form calls it, if that differs. */
  formLabel?: string;
  /** Whether a visitor may leave it empty; it is then stored as null. */
  isOptional?: true;
  type?: 'email' | 'tel';
  autocomplete?: string;
  /** Whether a search also finds its words by their sound. */
  isSpeltFreely?: true;
};

/**
 * All fields of an enquiry, in the order of the form, by the names of their columns. Both forms, mails, the back office, files,
 * search, imports, corrections and a person's data follow this list.
 */
export const leadFields = {
  name: {
    schema: personName,
    label: 'Name',
    formLabel: 'Your name',
    autocomplete: 'name',
    isSpeltFreely: true,
  },
  email: { schema: emailAddress(messages.email), label: 'Email', type: 'email', autocomplete: 'email' },
  phone: {
    schema: z.string({ error: messages.phone }).check(
      z.trim(),
      z.minLength(minPhoneLength, messages.phone),
      z.maxLength(maxPhoneLength, messages.phone),
      z.regex(phoneCharacters, messages.phone),
      z.refine((phone) => !isImpossiblePhone(phone), messages.phoneImpossible),
    ),
    label: 'Phone',
    type: 'tel',
    autocomplete: 'tel',
  },
  city: {
    schema: z.optional(typedLine(0, 100, messages.cityText, messages.cityLines, messages.cityLong)),
    label: 'City',
    isOptional: true,
    autocomplete: 'address-level2',
    isSpeltFreely: true,
  },
  service: {
    schema: z.enum(serviceKeys, { error: messages.service }),
    label: 'Service',
    formLabel: 'What do you need?',
  },
  message: {
    schema: typedText(10, 5000, messages.messageShort, messages.messageLines, messages.messageLong),
    label: 'Message',
    formLabel: 'Your message',
  },
} as const satisfies Record<string, FieldEntry>;

export type LeadField = keyof typeof leadFields;

export type OptionalField = {
  [Name in LeadField]: (typeof leadFields)[Name] extends { isOptional: true } ? Name : never;
}[LeadField];

export const leadFieldNames = Object.keys(leadFields) as [LeadField, ...LeadField[]];

export const leadField = (name: LeadField): FieldEntry => leadFields[name];

export const optionalFields = leadFieldNames.filter((name) => leadField(name).isOptional) as OptionalField[];

export const ofLeadFields = <Value>(make: (name: LeadField) => Value): Record<LeadField, Value> =>
  Object.fromEntries(leadFieldNames.map((name) => [name, make(name)])) as Record<LeadField, Value>;

export const enquiryLabels = ofLeadFields((name) => leadField(name).formLabel ?? leadField(name).label);

const keptService = z.enum(serviceKeys);

/** The values of a lead's fields in API responses: not validated by today's rules, because rules change. */
export const keptFields = ofLeadFields((name) => {
  if (name === 'service') return keptService;
  return leadField(name).isOptional ? z.nullable(z.string()) : z.string();
}) as {
  [Name in LeadField]: Name extends 'service'
    ? typeof keptService
    : Name extends OptionalField
      ? z.ZodMiniNullable<z.ZodMiniString>
      : z.ZodMiniString;
};

/** The values of a lead's fields; a lead without a form may lack more than the optional ones, which are then empty. */
export type LeadValues = { [Name in LeadField]: Name extends OptionalField ? string | null : string } & {
  service: ServiceKey;
};

/** A value as people read it; empty if there is none. */
export const leadFieldText = (name: LeadField, value: string | null | undefined): string =>
  name === 'service' ? serviceLabels[value as ServiceKey] : (value ?? '');

/** An empty field is null if it is optional, otherwise an empty text. */
export const leadValues = (given: { [Name in LeadField]?: string | null | undefined }): LeadValues =>
  ofLeadFields((name) => given[name] || (leadField(name).isOptional ? null : '')) as LeadValues;

/**
 * What spreadsheets call the fields, besides their own names; only letters count, ignoring case. Apart from the list, because no
 * browser needs it.
 */
export const leadFieldHeadings: Record<LeadField, string> = {
  name: `
    full name, customer, customer name, client, client name, lead, lead name, person, contact name, contact
    person, नाम, पूरा नाम, ग्राहक, ग्राहक का नाम
  `,
  email: 'email address, email id, mail, mail id, ईमेल, ईमेल आईडी, ईमेल पता',
  phone: `
    phone no, phone number, mobile, mobile no, mobile number, mob, mob no, cell, contact, contact no,
    contact number, number, whatsapp, whatsapp no, whatsapp number, tel, telephone, फोन, फोन नंबर, फ़ोन,
    फ़ोन नंबर, मोबाइल, मोबाइल नं, मोबाइल नंबर, संपर्क, संपर्क नंबर, व्हाट्सएप
  `,
  city: 'town, location, place, district, शहर, नगर, जिला, स्थान',
  service: 'services, product, interest, interested in, service required, looking for, enquiry for, सेवा',
  message: `
    enquiry, inquiry, query, requirement, requirements, comment, comments, note, notes, remark, remarks,
    details, description, संदेश, पूछताछ, टिप्पणी, विवरण
  `,
};
