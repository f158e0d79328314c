import { type Submission, submissionSchema } from '@golghar/contracts';
import type { LeadEntity } from './lead.entity';
import { withIsoTimes } from './lead-columns';

/** A lead as the wire has it. */
export const toSubmission = (lead: LeadEntity): Submission => submissionSchema.parse(withIsoTimes(lead));
