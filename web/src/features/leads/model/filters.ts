import {
  type LeadStatus,
  leadStatuses,
  type ServiceKey,
  type SubmissionFilter,
  serviceKeys,
  startOfDay,
} from '@golghar/contracts';
import { goalAgo } from './business-time';

/** The list's filters as its address has them; days are India's, `2026-11-21`. */
export type LeadFilters = {
  status?: LeadStatus | undefined;
  service?: ServiceKey | undefined;
  q: string;
  from: string;
  to: string;
  /** Still new after the time in which we promise an answer. */
  isOverdue: boolean;
};

/** Names in the address that are filters; `lead` beside them is the one that is open. */
export const filterNames = ['status', 'service', 'q', 'from', 'to', 'overdue'] as const;

const day = /^\d{4}-\d\d-\d\d$/;

const dayOf = (text: string | null): string =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Reads the filters of an address; what makes no sense counts as not given. */
export const readFilters = (search: URLSearchParams): LeadFilters => ({
  status: leadStatuses.find((status) => status === search.get('status')),
  service: serviceKeys.find((service) => service === search.get('service')),
  q: search.get('q') ?? '',
  from: dayOf(search.get('from')),
  to: dayOf(search.get('to')),
  isOverdue: search.get('overdue') === '1',
});

const endOfDay = (date: string): string => {
  const start = startOfDay(date);
  return new Date(start.getTime() + 24 * 60 * 60 * 1000).toISOString();
};

/** The filters as the server takes them. */
export function toQuery(filters: LeadFilters, now = new Date()): SubmissionFilter {
  const { service, from, to, isOverdue } = filters;
  const q = filters.q.trim();
  const status = isOverdue ? 'new' : filters.status;
  const ends = [...(to ? [endOfDay(to)] : []), ...(isOverdue ? [goalAgo(now).toISOString()] : [])];
  return {
    ...(status && { status }),
    ...(service && { service }),
    ...(q && { q }),
    ...(from && { from: startOfDay(from).toISOString() }),
    ...(ends.length > 0 && { to: ends.sort()[0] }),
  };
}

/** The filters' part of an address, without the open lead: what a saved view keeps. */
export function viewQuery(search: URLSearchParams): string {
  const kept = filterNames.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}
