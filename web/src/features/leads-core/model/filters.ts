import {
  api,
  backOfficePaths,
  isOpen,
  isResponseDue,
  type Submission,
  startOfDay,
  statusesOf,
  statusLabels,
} from '@golghar/contracts';
import * as z from 'zod/mini';
import { currentUser } from '@/lib/session/session';
import type { ListQuery } from './lead-lists';

/** Filters in the list's URL that are chosen; the URL also has `sort` and `lead`, the open lead. */
const chosen = ['status', 'service', 'owner', 'import', 'due', 'answer', 'nextStep'] as const;

/** Those that are typed, with the server's limits. */
const longest = { tag: 30, source: 200, choice: 100, q: 200 };
const typed = Object.keys(longest) as (keyof typeof longest)[];

/** Days are the agency's, `2026-11-21`. */
const days = ['wonSince', 'from', 'to'] as const;
const daySchema = z.iso.date();

export const filterNames = [...chosen, ...typed, ...days];

export type LeadFilters = Pick<ListQuery, (typeof chosen)[number] | 'sort'> &
  Record<(typeof typed)[number] | (typeof days)[number], string>;

/** URL of the leads behind a name or a figure. */
export const leadsAddress = (filters: Record<string, string>): string =>
  `${backOfficePaths.leads}?${new URLSearchParams(filters)}`;

/** The filters of a URL; invalid values are ignored. */
export function readFilters(search: URLSearchParams): LeadFilters {
  const { shape } = api.listSubmissions.query;
  const read = <Name extends string>(names: readonly Name[], reader: (text: string, name: Name) => unknown) =>
    Object.fromEntries(names.map((name) => [name, reader(search.get(name) ?? '', name)]));
  return {
    ...read([...chosen, 'sort'], (text, name) => shape[name].safeParse(text).data),
    ...read(typed, String),
    ...read(days, (text) => daySchema.safeParse(text).data ?? ''),
    // Older saved views use `overdue=1`.
    ...(search.get('overdue') === '1' && { due: 'overdue' }),
  } as LeadFilters;
}

const endOfDay = (date: string): string =>
  new Date(startOfDay(date).getTime() + 24 * 60 * 60 * 1000).toISOString();

export function toQuery({ wonSince, from, to, ...others }: LeadFilters): ListQuery {
  // Trimmed here instead of in the URL: the field shows that, and would lose spaces while typing.
  const words = typed.map((name) => [name, others[name].trim().slice(0, longest[name])]);
  const given = Object.entries({ ...others, ...Object.fromEntries(words) }).filter(([, value]) => value);
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
  const kept = [...filterNames, 'sort'].map((name) => [name, search.get(name) ?? '']);
  return new URLSearchParams(kept.filter(([, value]) => value)).toString();
}

/** In words, where a lead that was changed here is now, if it no longer matches the filters of its list. */
export function newPlaceOf(lead: Submission, query: ListQuery): string | undefined {
  const { service, tag = '', due, wonSince } = query;
  const { status, owner, nextStep } = lead;
  const hasOtherStatus = query.status && !statusesOf(query.status).includes(status);
  const hasOtherOwner =
    query.owner && (owner?.id ?? 'none') !== (query.owner === 'me' ? currentUser()?.id : query.owner);
  const isDue = isResponseDue(lead) || (nextStep !== null && isOpen(status));
  const differences = [
    hasOtherStatus,
    hasOtherOwner,
    service && lead.service !== service,
    wonSince && status !== 'delivered',
    tag && !lead.tags.some((own) => own.toLowerCase() === tag.toLowerCase()),
    query.nextStep === 'none' && nextStep,
    due && !isDue,
  ];
  if (!differences.some(Boolean)) return undefined;
  if (hasOtherOwner && !hasOtherStatus) return owner ? `Now with ${owner.name}` : 'Now with nobody';
  return query.nextStep && nextStep ? `Planned: ${nextStep.text}` : `Moved to ${statusLabels[status]}`;
}
