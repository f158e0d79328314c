import {
  answerFilters,
  backOfficePaths,
  dueFilters,
  idSchema,
  isOpen,
  isResponseDue,
  leadSorts,
  type OwnerFilter,
  ownerFilterSchema,
  type Submission,
  serviceKeys,
  startOfDay,
  statusesOf,
  statusFilters,
  statusLabels,
} from '@golghar/contracts';
import type { ListQuery } from './lead-lists';

const day = /^\d{4}-\d\d-\d\d$/;

const dayOf = (text: string): string => (day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | undefined =>
    words.find((word) => word === text);

/** Parsers of the filters in the list's URL; invalid values are ignored. Days are the agency's, `2026-11-21`. */
const readers = {
  status: oneOf(statusFilters),
  service: oneOf(serviceKeys),
  owner: (text: string) => ownerFilterSchema.safeParse(text).data,
  tag: (text: string) => text.trim().slice(0, 30),
  source: (text: string) => text,
  choice: (text: string) => text,
  import: (text: string) => idSchema.safeParse(text).data,
  due: oneOf(dueFilters),
  answer: oneOf(answerFilters),
  nextStep: oneOf(['none'] as const),
  q: (text: string) => text,
  wonSince: dayOf,
  from: dayOf,
  to: dayOf,
};

/** URL of the leads behind a name or a figure. */
export const leadsAddress = (filters: Record<string, string>): string =>
  `${backOfficePaths.leads}?${new URLSearchParams(filters)}`;

type FilterName = keyof typeof readers;

/** Filters in the list's URL, which also has `sort` and `lead`, the open lead. */
export const filterNames = Object.keys(readers) as FilterName[];

export type LeadFilters = { [Name in FilterName]: ReturnType<(typeof readers)[Name]> } & Pick<
  ListQuery,
  'sort'
>;

export function readFilters(search: URLSearchParams): LeadFilters {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(search.get(name) ?? '')]);
  return {
    ...(Object.fromEntries(read) as Omit<LeadFilters, 'sort'>),
    // Older saved views use `overdue=1`.
    ...(search.get('overdue') === '1' && { due: 'overdue' }),
    sort: oneOf(leadSorts)(search.get('sort') ?? ''),
  };
}

const endOfDay = (date: string): string =>
  new Date(startOfDay(date).getTime() + 24 * 60 * 60 * 1000).toISOString();

/** The server's limits for text filters. */
const longest: Partial<Record<string, number>> = { q: 200, source: 200, choice: 100 };

export function toQuery({ wonSince, from, to, ...words }: LeadFilters): ListQuery {
  // Trimmed here instead of in the URL: the field shows that, and would lose spaces while typing.
  const given = Object.entries(words).flatMap(([name, value]) => {
    const text = value?.trim().slice(0, longest[name]);
    return text ? [[name, text]] : [];
  });
  return {
    ...(Object.fromEntries(given) as ListQuery),
    ...(wonSince && { wonSince: startOfDay(wonSince).toISOString() }),
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(to && { to: endOfDay(to) }),
  };
}

export const addressQuery = (search: URLSearchParams): ListQuery => toQuery(readFilters(search));

/** The filters of a URL without the open lead, as stored in a saved view. */
export function viewQuery(search: URLSearchParams): string {
  const kept = [...filterNames, 'sort'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

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
