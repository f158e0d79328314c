import * as z from 'zod/mini';
import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';
import { submissionSchema } from '../leads/leads';

/** Why a lead wants work today, the most urgent first: the promise is late, a step is due, nobody has looked at it. */
export const todayReasons = ['promise', 'step', 'new'] as const;

export type TodayReason = (typeof todayReasons)[number];

/** Leads of one reason in one answer, at most. */
export const maxTodayLeads = 30;

/**
 * What the person who asks has to do today, of their own leads and of those that nobody owns: each lead once, in the
 * order of the reasons. There may be more than are named: `counts` tells how many leads each reason has.
 */
const todaySchema = z.object({
  items: z.array(z.object({ reason: z.enum(todayReasons), submission: submissionSchema })),
  counts: z.record(z.enum(todayReasons), z.object({ count: z.int(), isExact: z.boolean() })),
});

export type Today = z.infer<typeof todaySchema>;

/** What is to be done today. */
export const todayApi = {
  today: endpoint('GET /api/admin/today', roles, { scope: 'leads:read', response: todaySchema }),
};
