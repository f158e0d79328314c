import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { fieldMessages } from '../base/field-messages';
import { emailAddress, personName, typedLine, typedText } from '../base/text';
import { leadFields, type OptionalField, optionalFields } from '../intake/lead-fields';
import { type enteredSources } from '../intake/source';
import { type ContactChannel } from '../leads/contacts';
import { submissionSchema } from '../leads/leads';

/** A field that may be left empty, and otherwise follows the rule of the enquiry's form. */
const emptyOr = (schema: z.ZodMiniType<string, string>, message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.refine((text) => text === '' || schema.safeParse(text).success, { error: message }),
  );

const { phone, service } = leadFields;

const optional = Object.fromEntries(optionalFields.map((name) => [name, leadFields[name].schema])) as {
  [Name in OptionalField]: (typeof leadFields)[Name]['schema'];
};

/**
 * A lead as staff write it down: a caller, somebody who walked in. A telephone number or an e-mail address is needed; an empty
 * field is none. `source` is a key of {@link enteredSources} or other words.
 */
export const newSubmissionSchema = z
  .strictObject({
    name: personName,
    phone: z.optional(emptyOr(phone.schema, fieldMessages.phone)),
    email: z.optional(emptyOr(emailAddress(fieldMessages.email), fieldMessages.email)),
    ...optional,
    service: service.schema,
    message: z.optional(typedText(0, 5000, fieldMessages.messageLong, fieldMessages.messageLines)),
    source: typedLine(1, 60, 'Please say how they came to you, in at most 60 characters'),
    /** Whether staff have just spoken with them: that is logged as a contact, and no answer is owed. */
    contacted: z.optional(z.boolean({ error: 'Please say whether you spoke with them' })),
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone || email), {
      error: 'Please enter a phone number or an email address',
      path: ['phone'],
    }),
  );

export type NewSubmission = z.infer<typeof newSubmissionSchema>;

/** How staff spoke with somebody who came by a source, as the contact is logged. */
export function enteredContactChannel(source: string): ContactChannel {
  if (source === 'walk_in') return 'in_person';
  return source === 'whatsapp' ? 'whatsapp' : 'call';
}

/** Leads that came by no form. */
export const enteredLeadsApi = {
  createSubmission: endpoint('POST /api/admin/submissions', roles, {
    scope: 'leads:write',
    takesKey: true,
    request: newSubmissionSchema,
    status: 201,
    response: z.object({ submission: submissionSchema }),
    errors: ['key_reused', 'not_found', 'deleted'],
  }),
};
