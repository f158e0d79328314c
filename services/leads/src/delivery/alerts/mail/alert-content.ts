import { submissionSchema } from '@golghar/contracts';
import * as z from 'zod/mini';

/** What of a lead a mail says: what the visitor wrote, not what the staff made of it. */
export const mailedLeadSchema = z.omit(submissionSchema, {
  status: true,
  tags: true,
  version: true,
  updatedAt: true,
  contactedAt: true,
  owner: true,
  nextStep: true,
  value: true,
  expectedMonth: true,
  outcomeReason: true,
});

export const mailedFields = Object.keys(mailedLeadSchema.shape);

type MailedLead = z.infer<typeof mailedLeadSchema>;

/** A link in a mail with which its reader works the lead. */
export type AlertButton = { label: string; href: string };

/** What a mail says of one alert. */
export type AlertContent = {
  id: string;
  /** What the gateway called the request that brought the lead. */
  requestId: string | null;
  recipient: { email: string; name: string };
  lead: Omit<MailedLead, 'submittedAt' | 'dueAt'> & { submittedAt: Date; dueAt: Date | null };
};
