import * as z from 'zod/mini';
import { leadEditors } from '../base/access';
import { endpoint, type RequestOf } from '../base/endpoint';
import { fieldMessages } from '../base/field-messages';
import { typedLine, typedText } from '../base/text';
import { leadFields, type OptionalField, optionalFields } from '../intake/lead-fields';
import { type ContactChannel } from '../leads/contacts';
import { submissionSchema } from '../leads/leads';

/** A field that may be left empty, and otherwise follows the rule of the enquiry's form. */
const emptyOr = (schema: z.ZodMiniType<string, string>, message: string) =>
  z.string({ error: message }).check(
    z.trim(),
    z.refine((text) => text === '' || schema.safeParse(text).success, { error: message }),
  );

const optional = Object.fromEntries(optionalFields.map((name) => [name, leadFields[name].schema])) as {
  [Name in OptionalField]: (typeof leadFields)[Name]['schema'];
};

/** How staff spoke with somebody who came by a source, as the contact is logged. */
export function enteredContactChannel(source: string): ContactChannel {
  if (source === 'walk_in') return 'in_person';
  return source === 'whatsapp' ? 'whatsapp' : 'call';
}

export const enteredLeadsApi = {
  /**
   * A lead as staff write it down: a caller, somebody who walked in. A telephone number or an e-mail address is needed; an empty
   * field is none.
   */
  createSubmission: endpoint('POST /api/admin/submissions', leadEditors, {
    takesKey: true,
    request: z
      .strictObject({
        name: leadFields.name.schema,
        phone: z.optional(emptyOr(leadFields.phone.schema, fieldMessages.phone)),
        email: z.optional(emptyOr(leadFields.email.schema, fieldMessages.email)),
        ...optional,
        service: leadFields.service.schema,
        message: z.optional(typedText(0, 5000, fieldMessages.messageLong, fieldMessages.messageLines)),
        /** A key of `enteredSources` or other words. */
        source: typedLine(1, 60, 'Please say how they came to you, in at most 60 characters'),
        /** Whether staff have just spoken with them: that is logged as a contact, and no answer is owed. */
        contacted: z.optional(z.boolean({ error: 'Please say whether you spoke with them' })),
      })
      .check(
        z.refine(({ phone, email }) => Boolean(phone || email), {
          error: 'Please enter a phone number or an email address',
          path: ['phone'],
        }),
      ),
    status: 201,
    response: z.object({ submission: submissionSchema }),
    errors: ['key_reused', 'not_found', 'deleted'],
  }),
};

export type NewSubmission = RequestOf<typeof enteredLeadsApi.createSubmission>;
