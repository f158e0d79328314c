import { idSchema } from '@golghar/contracts';
import type { JobsOptions } from 'bullmq';
import * as z from 'zod/mini';

/** The queue between the relay and the mailers. A job names an alert and holds nothing about a person. */
export const alertQueueName = 'alerts';

export const alertJobSchema = z.object({ alertId: idSchema, generation: z.int() });

export type AlertJob = z.infer<typeof alertJobSchema>;

/**
 * A custom id keeps the same attempt from being queued twice. The sweep raises the generation to queue an alert
 * again, because an id that Redis still knows is ignored in silence.
 */
export const alertJobId = ({ alertId, generation }: AlertJob) => `${alertId}-g${generation}`;

/** Nothing is retried or kept by the queue: the ledger decides about both. */
export const alertJobOptions = (job: AlertJob): JobsOptions => ({
  jobId: alertJobId(job),
  attempts: 1,
  removeOnComplete: true,
  removeOnFail: true,
});
