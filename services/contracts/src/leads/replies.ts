import * as z from 'zod/mini';
import { leadReaders, roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { idSchema, isoTime, typedLine, typedText } from '../base/text';
import { serviceLabels } from '../intake/services';
import { ownerSchema } from '../team/owners';
import { attachmentSchema, newAttachmentsSchema } from './attachments';

const subjectMessage = 'A subject has 1 to 200 characters';

const text = typedText(1, 10_000, 'Please write a message of at most 10,000 characters');

export const newReplySchema = z.strictObject({
  subject: typedLine(1, 200, subjectMessage),
  text,
  attachments: z._default(newAttachmentsSchema, []),
});

/** An answer sent or waiting to be sent: attempts are repeated for days. The state is unknown after a month. */
export const replySchema = z.object({
  id: idSchema,
  subject: z.string(),
  text: z.string(),
  author: ownerSchema,
  createdAt: isoTime,
  state: z.nullable(z.enum(['queued', 'sent', 'failed', 'cancelled'])),
  /** The mail server's last response, or why it could not be reached. */
  smtpResponse: z.nullable(z.string()),
  attachments: z.array(attachmentSchema),
  /** Whether they can still be downloaded. */
  areAttachmentsKept: z.boolean(),
});

export type Reply = z.infer<typeof replySchema>;

const template = z.strictObject({
  /** What it is for: only e-mails have a subject. */
  channel: z._default(z.enum(['email', 'whatsapp'], { error: 'Please say what it is for' }), 'email'),
  name: typedLine(1, 60, 'A template’s name has 1 to 60 characters'),
  subject: z._default(typedLine(0, 200, subjectMessage), ''),
  text,
  /** For everybody; admins and managers write those. */
  isShared: z.boolean({ error: 'Please say for whom it is' }),
});

/** Templates for answers, one's own or everybody's; {@link fillTemplate} fills in the lead's data. */
export const newReplyTemplateSchema = template.check(
  z.refine(({ channel, subject: words }) => channel === 'whatsapp' || words !== '', {
    error: subjectMessage,
    path: ['subject'],
  }),
);

export type NewReplyTemplate = z.infer<typeof newReplyTemplateSchema>;

export type TemplateChannel = NewReplyTemplate['channel'];

const replyTemplateSchema = z.extend(template, { id: idSchema });

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

type Answered = { name: string; service: keyof typeof serviceLabels; reference: string; city: string | null };

/** The variables of a template, as `{name}`; a word without a value is left as it is. */
export const templateVariables = ['name', 'service', 'reference', 'city', 'me'] as const;

export function fillTemplate(words: string, lead: Answered, me: { name: string }): string {
  const values: Record<string, string | null> = {
    name: lead.name,
    service: serviceLabels[lead.service],
    reference: lead.reference,
    city: lead.city,
    me: me.name,
  };
  return words.replaceAll(/\{(\w+)\}/g, (whole, variable: string) => values[variable] ?? whole);
}

const writing = {
  request: newReplyTemplateSchema,
  response: z.object({ template: replyTemplateSchema }),
  errors: ['not_allowed'],
} as const;

export const repliesApi = {
  listReplyTemplates: endpoint('GET /api/admin/reply-templates', leadReaders, {
    response: z.object({ templates: z.array(replyTemplateSchema) }),
  }),
  addReplyTemplate: endpoint('POST /api/admin/reply-templates', roles, { ...writing, status: 201 }),
  changeReplyTemplate: endpoint('PUT /api/admin/reply-templates/:id', roles, writing),
  removeReplyTemplate: endpoint('DELETE /api/admin/reply-templates/:id', roles),
};
