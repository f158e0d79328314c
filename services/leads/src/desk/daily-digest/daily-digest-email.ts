import {
  backOfficePaths,
  businessHours,
  type EmailKind,
  type Submission,
  serviceLabels,
  type TodayReason,
} from '@golghar/contracts';
import { type EmailContent, isolate, noticeEmail } from '@golghar/platform/mail';
import type { StaffRow } from '../../team/staff/staff.sql';

/** Kind of the e-mail that says each morning what there is to do. */
export const dailyDigestEmailKind = 'daily_digest' satisfies EmailKind;

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
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
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
