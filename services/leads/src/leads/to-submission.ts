import { type NextStep, type Owner, type Submission, submissionSchema } from '@golghar/contracts';
import type { LeadEntity } from './lead.entity';
import { withIsoTimes } from './with-iso-times';

/** Who works a lead. */
export const ownerOf = ({ ownerId, ownerName }: Pick<LeadEntity, 'ownerId' | 'ownerName'>): Owner | null =>
  ownerId && ownerName ? { id: ownerId, name: ownerName } : null;

/** What is to be done next about a lead. */
export const nextStepOf = ({
  nextStepAt,
  nextStepText,
}: Pick<LeadEntity, 'nextStepAt' | 'nextStepText'>): NextStep | null =>
  nextStepAt && nextStepText ? { at: nextStepAt.toISOString(), text: nextStepText } : null;

/** A lead as the wire has it. */
export const toSubmission = (lead: LeadEntity): Submission =>
  submissionSchema.parse({ ...withIsoTimes(lead), owner: ownerOf(lead), nextStep: nextStepOf(lead) });
