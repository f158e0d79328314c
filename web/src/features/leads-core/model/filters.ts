import {
  answerFilters,
  backOfficePaths,
  dueFilters,
  idSchema,
  leadSorts,
  ownerFilterSchema,
  serviceKeys,
  startOfDay,
  statusFilters,
} from '@golghar/contracts';
import type { ListQuery } from './lead-keys';

const day = /^\d{4}-\d\d-\d\d$/;

const dayOf = (text: string): string => (day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '');

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | undefined =>
    words.find((word) => word === text);

/** How each filter is read from the list's address; what makes no sense counts as not given. Days are the agency's, `2026-11-21`. */
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

/** Address of the leads behind a name or a figure. */
export const leadsAddress = (filters: Record<string, string>): string =>
  `${backOfficePaths.leads}?${new URLSearchParams(filters)}`;

type FilterName = keyof typeof readers;

/** Names in the list's address that are filters; `sort` and `lead`, the one that is open, stand beside them. */
export const filterNames = Object.keys(readers) as FilterName[];

/** The list as its address tells it. */
export type LeadFilters = { [Name in FilterName]: ReturnType<(typeof readers)[Name]> } & Pick<
  ListQuery,
  'sort'
>;

export function readFilters(search: URLSearchParams): LeadFilters {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(search.get(name) ?? '')]);
  return {
    ...(Object.fromEntries(read) as Omit<LeadFilters, 'sort'>),
    // Views that were saved earlier say `overdue=1`.
    ...(search.get('overdue') === '1' && { due: 'overdue' }),
    sort: oneOf(leadSorts)(search.get('sort') ?? ''),
  };
}

const endOfDay = (date: string): string =>
  new Date(startOfDay(date).getTime() + 24 * 60 * 60 * 1000).toISOString();

/** The longest words that the server takes. */
const longest: Partial<Record<string, number>> = { q: 200, source: 200, choice: 100 };

/** The filters as the server takes them. */
export function toQuery({ wonSince, from, to, ...words }: LeadFilters): ListQuery {
  // Trimmed here and not in the address: the fields show that, and a space would go as it is typed.
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
