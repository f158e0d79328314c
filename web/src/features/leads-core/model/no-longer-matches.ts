import {
  isOpen,
  isResponseDue,
  type OwnerFilter,
  type Submission,
  statusesOf,
  statusLabels,
} from '@golghar/contracts';
import type { ListQuery } from './lead-keys';

const isOf = ({ owner }: Submission, filter: OwnerFilter, myId: string | undefined): boolean => {
  if (filter === 'none') return owner === null;
  return owner?.id === (filter === 'me' ? myId : filter);
};

const hasOtherStatus = ({ status }: Submission, { status: wanted }: ListQuery): boolean =>
  wanted !== undefined && !statusesOf(wanted).includes(status);

const hasOtherOwner = (lead: Submission, { owner }: ListQuery, myId: string | undefined): boolean =>
  owner !== undefined && !isOf(lead, owner, myId);

/** Whether a lead that was changed here no longer matches the filters of its list. */
export function noLongerMatches(lead: Submission, query: ListQuery, myId: string | undefined): boolean {
  const { service, tag, due, nextStep, wonSince } = query;
  if (hasOtherStatus(lead, query) || hasOtherOwner(lead, query, myId)) return true;
  if (service !== undefined && lead.service !== service) return true;
  if (wonSince && lead.status !== 'delivered') return true;
  if (tag && !lead.tags.some((own) => own.toLowerCase() === tag.toLowerCase())) return true;
  if (nextStep === 'none' && lead.nextStep !== null) return true;
  return due !== undefined && !isResponseDue(lead) && (lead.nextStep === null || !isOpen(lead.status));
}

/** Tells where a lead that left its list is now. */
export function describeNewPlace(lead: Submission, query: ListQuery, myId: string | undefined): string {
  if (hasOtherOwner(lead, query, myId) && !hasOtherStatus(lead, query))
    return lead.owner ? `Now with ${lead.owner.name}` : 'Now with nobody';
  if (query.nextStep && lead.nextStep) return `Planned: ${lead.nextStep.text}`;
  return `Moved to ${statusLabels[lead.status]}`;
}
