import { deleteInBatches, type ScheduledJob } from '@golghar/platform';

/** Deletes the hashes of days whose salt is gone. */
export const retentionJob: ScheduledJob = {
  name: 'retention',
  schedule: '0 0 * * * *',

  async run(_, database) {
    const isOver = 'day < (SELECT day FROM visitor_total)';
    await deleteInBatches(database, { table: 'counted_hash', isOver });
  },
};
