import type { EmailRenderer } from '@golghar/platform/mail';
import type { EntityManager } from 'typeorm';
import type { StaffRepository } from '../../team/staff/staff.repository';
import type { DailyDigestRepository } from './daily-digest.repository';
import { type DailyWork, dailyDigestEmail } from './daily-digest-email';

/** Leads that are named of each kind; more are a number. */
const maxNamed = 10;

/** Further than this nobody counts. */
const maxCounted = 1000;

/** Renders somebody's digest of what is to be done as it stands now; who has nothing to do needs none. */
export const makeDailyDigestEmailRenderer =
  (
    { PUBLIC_URL }: { PUBLIC_URL: string },
    digests: DailyDigestRepository,
    staff: StaffRepository,
  ): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const reader = await staff.findOneActive(manager, subjectId);
    return reader && dailyDigestEmail(reader, await findWork(digests, manager, reader.id), PUBLIC_URL);
  };

async function findWork(
  digests: DailyDigestRepository,
  manager: EntityManager,
  userId: string,
): Promise<DailyWork> {
  const parts = [];
  for (const reason of ['promise', 'step', 'new'] as const)
    parts.push({
      reason,
      count: await digests.countDue(manager, userId, reason, maxCounted),
      leads: (await digests.findDue(manager, userId, reason)).slice(0, maxNamed),
    });
  const unplanned = await digests.countUnplanned(manager, userId);
  // Whoever sees their own leads alone sees in the quarantine what nobody owns.
  const quarantined = await digests.countQuarantined(manager, userId, maxCounted);
  return { parts, unplanned, quarantined };
}
