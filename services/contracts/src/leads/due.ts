import * as z from 'zod/mini';
import { isOpen, type LeadStatus } from './statuses';

/**
 * overdue: the promised answer or the next step is late; today: the one or the other is, or was, due today and has
 * not been given or done.
 */
export const dueFilters = ['overdue', 'today'] as const;

/**
 * The first contact of a lead, against the promise. in_time: it kept the promise; late: it came later, or has not come
 * though the promise is over; given: there was one; owed: somebody still waits for it, in time or not.
 */
export const answerFilters = ['in_time', 'late', 'given', 'owed'] as const;

/** newest: by arrival, newest first; due: those that wait for an answer first, the most urgent on top. */
export const leadSorts = ['newest', 'due'] as const;

export const dueFilterSchema = z.enum(dueFilters, { error: 'What is due is overdue or today' });
export const answerFilterSchema = z.enum(answerFilters, {
  error: 'An answer is in_time, late, given or owed',
});
export const leadSortSchema = z.enum(leadSorts, { error: 'The order is newest or due' });

type Promised = { status: LeadStatus; dueAt: string | null; contactedAt: string | null };

/**
 * Whether the promised answer is still owed: nobody logged a contact, and the lead is open. A change of status to
 * "lost" ends it as a decision, but counts as no answer in reports.
 */
export const isAnswerOwed = ({ status, dueAt, contactedAt }: Promised): boolean =>
  dueAt !== null && contactedAt === null && isOpen(status);
