import { isDeepStrictEqual } from 'node:util';
import type { OwnChangeKind, Owner } from '@golghar/contracts';
import type { LockedLead, Prospects } from '../../leads/lead.repository';
import type { OwnChangeEntity } from '../../leads/own-changes/own-change.entity';

type Change = Pick<OwnChangeEntity, 'kind' | 'after' | 'entryId'>;

const prospectsNow = ({ prospects }: LockedLead, after: unknown): Partial<Prospects> =>
  Object.fromEntries(Object.keys(after as object).map((name) => [name, prospects[name as keyof Prospects]]));

/** Whether what a change is about is still as the change left it. */
const checks: Record<
  OwnChangeKind,
  (lead: LockedLead, change: Change, entries: ReadonlySet<string>) => boolean
> = {
  status: (lead, { after }) => lead.status === after,
  tags: (lead, { after }) => isDeepStrictEqual(lead.tags, after),
  owner: (lead, { after }) => lead.owner?.id === (after as Owner | null)?.id,
  nextStep: (lead, { after }) => isDeepStrictEqual(lead.nextStep, after),
  prospects: (lead, { after }) => isDeepStrictEqual(prospectsNow(lead, after), after),
  correction: ({ contactData }, { after }) =>
    isDeepStrictEqual({ ...contactData, ...(after as object) }, contactData),
  answerNeeded: ({ promise }, { after }) => (promise.waivedDueAt === null ? 'yes' : 'no') === after,
  note: (_, { entryId }, entries) => entryId !== null && entries.has(entryId),
  contact: (_, { entryId }, entries) => entryId !== null && entries.has(entryId),
  deletion: (lead) => lead.deletion !== undefined && !lead.isQuarantined,
  restoration: (lead) => lead.deletion === undefined,
  spam: (lead) => lead.isQuarantined,
  notSpam: (lead) => lead.deletion === undefined,
};

const isOfBeing = new Set<OwnChangeKind>(['deletion', 'restoration', 'spam', 'notSpam']);

/** Whether nobody has changed since what a change was about; of a lead that is not there, only that can be undone. */
export const isUnchangedSince = (lead: LockedLead, entries: ReadonlySet<string>, change: Change): boolean =>
  (lead.deletion === undefined || isOfBeing.has(change.kind)) && checks[change.kind](lead, change, entries);
