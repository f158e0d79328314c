import * as z from 'zod/mini';
import { monthSchema } from '../intake/plans';
import { serviceKeys } from '../intake/services';
import { ownerSchema } from '../team/owners';

export const monthReportQuerySchema = z.strictObject({ month: monthSchema });

/** Figures of leads that arrived in a month, whatever became of them since. */
const monthFiguresSchema = z.object({
  leads: z.int(),
  /** Promised answers that were given or are late by now, and those of them that were given in time. */
  promised: z.int(),
  kept: z.int(),
  /** From arrival to the first contact, in business minutes; null without any. */
  medianMinutes: z.nullable(z.number()),
  p90Minutes: z.nullable(z.number()),
  won: z.int(),
  lost: z.int(),
  /** What was won, in whole rupees. */
  wonValue: z.int(),
});

export type MonthFigures = z.infer<typeof monthFiguresSchema>;

const compared = { now: monthFiguresSchema, before: monthFiguresSchema };

/** A month against the one before; parts are in the order of their leads, most first. */
export const monthReportSchema = z.object({
  month: z.string(),
  monthBefore: z.string(),
  total: z.object(compared),
  /** Null where nothing told it. */
  sources: z.array(z.object({ source: z.nullable(z.string()), ...compared })),
  /** Of leads whose sender had chosen a package or used a calculator. */
  choices: z.array(z.object({ choice: z.string(), ...compared })),
  services: z.array(z.object({ service: z.enum(serviceKeys), ...compared })),
  /** Null for leads that nobody owns. */
  owners: z.array(z.object({ owner: z.nullable(ownerSchema), ...compared })),
});

export type MonthReport = z.infer<typeof monthReportSchema>;
