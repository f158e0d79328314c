import type { Submission } from '@golghar/contracts';
import type { LeadEntity } from './lead.entity';

/** A lead as the wire has it. */
export const toSubmission = (lead: LeadEntity): Submission => ({
  id: lead.id,
  reference: lead.reference,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  city: lead.city,
  service: lead.service,
  message: lead.message,
  status: lead.status,
  tags: lead.tags,
  version: lead.version,
  submittedAt: lead.submittedAt.toISOString(),
  updatedAt: lead.updatedAt.toISOString(),
  dueAt: lead.dueAt?.toISOString() ?? null,
  contactedAt: lead.contactedAt?.toISOString() ?? null,
});
