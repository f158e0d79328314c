import {
  answerFilters,
  dueFilters,
  idSchema,
  leadSorts,
  ownerFilterSchema,
  serviceKeys,
  startOfDay,
  statusFilters,
} from '@golghar/contracts';
import type { ListQuery } from './lead-keys';

/** Names in the list's address that are filters; `sort` and `lead`, the one that is open, stand beside them. */
export const filterNames = [
  'status',
  'service',
  'owner',
  'tag',
  'source',
  'choice',
  'import',
  'due',
  'answer',
  'nextStep',
  'q',
  'from',
  'to',
] as const;

/** The list as its address tells it; days are the agency's, `2026-11-21`. */
export type LeadFilters = Pick<
  ListQuery,
  'status' | 'service' | 'owner' | 'import' | 'due' | 'answer' | 'nextStep' | 'sort'
> & {
  tag: string;
  source: string;
  choice: string;
  q: string;
  from: string;
  to: string;
};

const day = /^\d{4}-\d\d-\d\d$/;

const dayOf = (text: string | null): string =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text);

const ownerOf = (text: string | null) => ownerFilterSchema.safeParse(text).data;

/** Reads the filters of an address; what makes no sense counts as not given. */
export const readFilters = (search: URLSearchParams): LeadFilters => ({
  status: oneOf(statusFilters, search.get('status')),
  service: oneOf(serviceKeys, search.get('service')),
  owner: ownerOf(search.get('owner')),
  import: idSchema.safeParse(search.get('import')).data,
  // Views that were saved earlier say `overdue=1`.
  due: search.get('overdue') === '1' ? 'overdue' : oneOf(dueFilters, search.get('due')),
  answer: oneOf(answerFilters, search.get('answer')),
  nextStep: oneOf(['none'] as const, search.get('nextStep')),
  sort: oneOf(leadSorts, search.get('sort')),
  tag: search.get('tag')?.trim().slice(0, 30) ?? '',
  source: search.get('source') ?? '',
  choice: search.get('choice') ?? '',
  q: search.get('q') ?? '',
  from: dayOf(search.get('from')),
  to: dayOf(search.get('to')),
});

const endOfDay = (date: string): string =>
  new Date(startOfDay(date).getTime() + 24 * 60 * 60 * 1000).toISOString();

/** The filters as the server takes them. */
export function toQuery({
  q,
  tag,
  source: typedSource,
  choice: typedChoice,
  from,
  to,
  ...words
}: LeadFilters): ListQuery {
  const text = q.trim().slice(0, 200);
  // Trimmed here and not in the address: the fields show that, and a space would go as it is typed.
  const source = typedSource.trim().slice(0, 200);
  const choice = typedChoice.trim().slice(0, 100);
  return {
    ...Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)),
    ...(tag && { tag }),
    ...(source && { source }),
    ...(choice && { choice }),
    ...(text && { q: text }),
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(to && { to: endOfDay(to) }),
  };
}

/** What a list is asked for that stands at this address. */
export const addressQuery = (search: URLSearchParams): ListQuery => toQuery(readFilters(search));

/** The filters' part of an address, without the open lead: what a saved view keeps. */
export function viewQuery(search: URLSearchParams): string {
  const kept = [...filterNames, 'sort'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}
