import { isAnswerOwed, isOpen, type Submission } from '@golghar/contracts';
import type { ListQuery } from './lead-keys';

/** Whether a lead that was changed here does not pass the filters of its list any more. */
export function hasLeft(lead: Submission, { status, service, tag, due }: ListQuery): boolean {
  if (status === 'open' ? !isOpen(lead.status) : status !== undefined && lead.status !== status) return true;
  if (service !== undefined && lead.service !== service) return true;
  if (tag && !lead.tags.some((own) => own.toLowerCase() === tag.toLowerCase())) return true;
  return due !== undefined && !isAnswerOwed(lead);
}
