import { type Owner, type Submission, submissionSchema } from '@golghar/contracts';
import type { LeadEntity } from './lead.entity';
import { withIsoTimes } from './lead-columns';

/** Who works a lead. */
export const ownerOf = ({ ownerId, ownerName }: Pick<LeadEntity, 'ownerId' | 'ownerName'>): Owner | null =>
  ownerId && ownerName ? { id: ownerId, name: ownerName } : null;

/** A lead as the wire has it. */
export const toSubmission = (lead: LeadEntity): Submission =>
  submissionSchema.parse({ ...withIsoTimes(lead), owner: ownerOf(lead) });
