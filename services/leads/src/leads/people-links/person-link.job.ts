import { setTimeout as sleep } from 'node:timers/promises';
import type { ScheduledJob } from '@golghar/platform';
import { link, lockPeople } from './person-links';

const batchSize = 500;

/** Between two batches, so that enquiries come first. */
const pauseMs = 50;

/** Links the leads that could not be linked on arrival, and imported ones, in small transactions. */
export const personLinkJob: ScheduledJob = {
  name: 'links to people',
  schedule: '*/10 * * * * *',

  async run({ database, signal }) {
    for (let found = batchSize; found === batchSize && !signal.aborted; await sleep(pauseMs))
      found = await database.transaction(async (manager) => {
        await lockPeople(manager);
        return link(manager, { limit: batchSize });
      });
  },
};
