import {
  backOfficePaths,
  businessHours,
  type EmailKind,
  type Submission,
  serviceLabels,
  type TodayReason,
} from '@golghar/contracts';
import { type EmailContent, type EmailRenderer, isolate, noticeEmail } from '@golghar/platform/mail';
import type { EntityManager } from 'typeorm';
import type { DailyDigestRepository } from './daily-digest.repository';
import type { DigestReaderRow } from './daily-digest.sql';

/** Kind of the e-mail that says each morning what there is to do. */
export const dailyDigestKind = 'daily_digest' satisfies EmailKind;

/** Leads that are named of each kind; more are a number. */
const maxNamed = 10;

/** Further than this nobody counts. */
const maxCounted = 1000;

export type DailyWork = {
  parts: { reason: TodayReason; count: number; leads: Submission[] }[];
  unplanned: number;
  quarantined: number;
};

const reasons: Record<'promise' | 'step', string> = {
  promise: 'Promised answers that are late',
  step: 'Next steps that are due by tonight',
};

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** Renders somebody's digest of what is to be done as it stands now; who has nothing to do needs none. */
export const makeDailyDigestEmailRenderer =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }, digests: DailyDigestRepository): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const reader = await digests.findReader(manager, subjectId);
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

function lineOf({ name, service, nextStep, dueAt }: Submission, reason: TodayReason): string {
  const when = reason === 'promise' ? dueAt : (nextStep?.at ?? null);
  return [
    isolate(name),
    serviceLabels[service],
    ...(when ? [time.format(new Date(when))] : []),
    ...(reason === 'step' && nextStep ? [isolate(nextStep.text)] : []),
  ].join(', ');
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What somebody has to do today, in one e-mail. */
export function dailyDigestEmail(
  { name, email }: Pick<DigestReaderRow, 'name' | 'email'>,
  { parts, unplanned, quarantined }: DailyWork,
  publicUrl: string,
): EmailContent | undefined {
  const newLeads = parts.find(({ reason }) => reason === 'new')?.count ?? 0;
  const named = parts.flatMap(({ reason, count, leads }) => {
    if (reason === 'new' || count === 0) return [];
    const rest = count > leads.length ? [`… and ${count - leads.length} more.`] : [];
    return [`${reasons[reason]}: ${count}`, ...leads.map((lead) => lineOf(lead, reason)), ...rest];
  });
  const waiting = counted(newLeads, 'new lead waits', 'new leads wait');
  const paragraphs = [
    ...named,
    ...(newLeads > 0 ? [`${waiting}.`] : []),
    ...(unplanned > 0
      ? [`${counted(unplanned, 'of your open leads has', 'of your open leads have')} no next step.`]
      : []),
    ...(quarantined > 0
      ? [`${counted(quarantined, 'enquiry waits', 'enquiries wait')} in quarantine, as spam.`]
      : []),
  ];
  if (paragraphs.length === 0) return undefined;
  const idle = newLeads > 0 ? waiting : 'nothing is due';
  const due = parts.reduce((sum, { reason, count }) => sum + (reason === 'new' ? 0 : count), 0);
  return {
    to: { name, address: email },
    subject: due > 0 ? `Today: ${counted(due, 'lead is due', 'leads are due')}` : `Today: ${idle}`,
    ...noticeEmail({
      title: 'Your day',
      paragraphs,
      button: { label: 'Open Today', href: `${publicUrl}${backOfficePaths.today}` },
      remark: 'You get this mail at the start of each working day on which something waits.',
    }),
  };
}
