import { deleteInBatches, type ScheduledJob } from '@golghar/platform';

const over = { table: 'counted_hash', isOver: 'day < (SELECT day FROM visitor_total)' };

export const retentionJob: ScheduledJob = {
  name: 'retention',
  schedule: '0 0 * * * *',
  run: ({ database }) => deleteInBatches(database, over),
};
