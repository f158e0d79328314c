import * as z from 'zod/mini';
import { managers, reportReaders, reportSupervisors } from '../base/access';
import { endpoint, type ResponseOf } from '../base/endpoint';
import { hasYear } from '../base/text';
import { serviceKeys } from '../intake/services';
import { monthSchema, submissionSchema } from '../leads/leads';
import { leadStatuses } from '../leads/statuses';
import { ownerSchema } from '../team/owners';

const maxReportDays = 366;

const day = z.iso.date({ error: 'Please choose a day' }).check(hasYear);

/** Days from one day to another, both included: 1 for the same. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000) + 1;

/** Days of the agency's calendar, `2026-11-21`, both included. */
const reportQuerySchema = z.strictObject({ from: day, to: day }).check(
  z.refine(({ from, to }) => daysBetween(from, to) > 0, {
    error: 'The last day must not be before the first',
    path: ['to'],
  }),
  z.refine(({ from, to }) => daysBetween(from, to) <= maxReportDays, {
    error: `A report covers ${maxReportDays} days at most`,
    path: ['to'],
  }),
);

/** Figures of the leads that arrived in a month, whatever happened to them since. */
const monthFiguresSchema = z.object({
  leads: z.int(),
  /** Promised answers that were given or are late by now, and those given in time. */
  promised: z.int(),
  kept: z.int(),
  /** From arrival to the first contact, in business minutes; null without any. */
  medianMinutes: z.nullable(z.number()),
  p90Minutes: z.nullable(z.number()),
  won: z.int(),
  lost: z.int(),
  wonValue: z.int(),
});

export type MonthFigures = z.infer<typeof monthFiguresSchema>;

const compared = { now: monthFiguresSchema, before: monthFiguresSchema };

/** What somebody has to do now, how soon they answered leads that arrived this month, and what they won in it. */
const teamMemberSchema = z.object({
  /** Null for leads without an owner. */
  owner: z.nullable(ownerSchema),
  open: z.int(),
  /** Of the open ones: as the list's filters define `overdue` and `today`. */
  overdue: z.int(),
  today: z.int(),
  /** From arrival to the first contact, in business minutes; null without any. */
  medianMinutes: z.nullable(z.number()),
  won: z.int(),
  wonValue: z.int(),
});

const monthQuery = z.strictObject({ month: monthSchema });

export const reportsApi = {
  dashboard: endpoint('GET /api/admin/dashboard', reportReaders, {
    response: z.object({
      stats: z.object({
        total: z.int(),
        new: z.int(),
        inProgress: z.int(),
        pending: z.int(),
        delivered: z.int(),
        lost: z.int(),
      }),
      recent: z.array(submissionSchema),
      /** Leads whose promised answer is due, most urgent first, at most five. */
      waiting: z.optional(z.array(submissionSchema)),
    }),
  }),
  /** The leads of a period: those that arrived in it, whatever happened to them since. */
  report: endpoint('GET /api/admin/reports', reportReaders, {
    query: reportQuerySchema,
    response: z.object({
      /** Every day of the period, also those without a lead. */
      days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
      statuses: z.array(z.object({ status: z.enum(leadStatuses), count: z.int() })),
      services: z.array(z.object({ service: z.enum(serviceKeys), count: z.int() })),
      /**
       * From arrival to the first contact, in business hours: the median in minutes, and the share within the promise (0 to 1)
       * of the leads that were answered or are older than that; null without any.
       */
      firstResponse: z.object({
        medianMinutes: z.nullable(z.number()),
        withinGoal: z.nullable(z.number()),
      }),
    }),
  }),
  /** The owner's month: kept promises, speed, and what was won, compared with the month before. */
  monthReport: endpoint('GET /api/admin/reports/month', reportSupervisors, {
    query: monthQuery,
    response: z.object({
      month: z.string(),
      monthBefore: z.string(),
      total: z.object(compared),
      /** Null if unknown. */
      sources: z.array(z.object({ source: z.nullable(z.string()), ...compared })),
      /** Of leads whose sender had chosen a package or used a calculator. */
      choices: z.array(z.object({ choice: z.string(), ...compared })),
      services: z.array(z.object({ service: z.enum(serviceKeys), ...compared })),
      /** Null for leads without an owner. */
      owners: z.array(z.object({ owner: z.nullable(ownerSchema), ...compared })),
    }),
  }),
  /** Who has how much to do, busiest first. */
  team: endpoint('GET /api/admin/reports/team', reportSupervisors, {
    response: z.object({ members: z.array(teamMemberSchema) }),
  }),
  monthCsv: endpoint('GET /api/admin/reports/month.csv', managers, {
    query: monthQuery,
    stream: 'text/csv; charset=utf-8',
  }),
};

export type Report = ResponseOf<typeof reportsApi.report>;

export type Dashboard = ResponseOf<typeof reportsApi.dashboard>;

export type TeamMember = z.infer<typeof teamMemberSchema>;

export type MonthReport = ResponseOf<typeof reportsApi.monthReport>;
