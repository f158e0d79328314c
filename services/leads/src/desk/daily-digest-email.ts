import {
  agencyFormat,
  backOfficePaths,
  dayOf,
  isOpenAt,
  openStatuses,
  type Submission,
  serviceLabels,
} from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import {
  buttons,
  defineMessage,
  isolate,
  listed,
  queueDeliveries,
  remark,
} from '@golghar/platform/deliveries';
import { In, IsNull } from 'typeorm';
import { countUpTo } from '../inbox/search/find-places.sql';
import { findToday } from '../inbox/today';
import { LeadEntity } from '../leads/lead.entity';
import { linkTo } from '../leads-message';
import type { WorkerSettings } from '../settings';
import { findLeadSettings } from '../team/lead-settings';
import { findActiveStaff, findColleague } from '../team/staff';

const reasons = {
  promise: 'Promised answers that are late',
  step: 'Next steps that are due by tonight',
} as const;

type Reason = keyof typeof reasons;

const time = agencyFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function lineOf({ name, service, nextStep, dueAt }: Submission, reason: Reason): string {
  const when = reason === 'promise' ? dueAt : (nextStep?.at ?? null);
  return [
    isolate(name),
    serviceLabels[service],
    ...(when ? [time.format(new Date(when))] : []),
    ...(reason === 'step' && nextStep ? [isolate(nextStep.text)] : []),
  ].join(', ');
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const maxNamed = 10;

const maxCounted = 1000;

/**
 * One e-mail to each member of staff on each working day, when the office opens: what is to be done, as it is when it is sent;
 * none if there is nothing to do.
 */
export const dailyDigestJob: ScheduledJob = {
  name: 'daily digest',
  schedule: '0 * * * * *',

  async run({ database: { manager }, now }) {
    if (!isOpenAt(now, (await findLeadSettings(manager)).calendar)) return 0;
    const day = dayOf(now);
    const staff = await findActiveStaff(manager);
    const emails = staff.map(({ id }) => ({ subjectId: id, dedupeKey: `${day} ${id}` }));
    return (await queueDeliveries(manager, 'daily_digest', emails)).length;
  },
};

export const dailyDigestMessage = defineMessage<WorkerSettings>({
  kind: 'daily_digest',

  async render({ subjectId }, context) {
    const { manager } = context.database;
    const reader = await findColleague(manager, subjectId);
    if (!reader) return undefined;
    const { id: ownerId } = reader;
    const words: string[] = [];
    let due = 0;
    for (const reason of ['promise', 'step'] as const) {
      const { leads, count } = await findToday(manager, ownerId, reason);
      if (count.count === 0) continue;
      const lines = leads.slice(0, maxNamed).map((lead) => lineOf(lead, reason));
      words.push(`${reasons[reason]}: ${count.count}`, ...listed(lines, count.count));
      due += count.count;
    }
    const { count: fresh } = (await findToday(manager, ownerId, 'new')).count;
    const waiting = counted(fresh, 'new lead waits', 'new leads wait');
    if (fresh > 0) words.push(`${waiting}.`);
    const open = { ownerId, status: In(openStatuses), deletedAt: IsNull() };
    const unplanned = await manager.countBy(LeadEntity, { ...open, nextStepAt: IsNull() });
    if (unplanned > 0)
      words.push(`${counted(unplanned, 'of your open leads has', 'of your open leads have')} no next step.`);
    // Somebody who sees only their own leads sees unowned ones in the quarantine.
    const quarantined = await countUpTo(manager, { quarantined: true, visibleTo: ownerId }, maxCounted);
    if (quarantined > 0)
      words.push(`${counted(quarantined, 'enquiry waits', 'enquiries wait')} in quarantine, as spam.`);
    if (words.length === 0) return undefined;
    const idle = fresh > 0 ? waiting : 'nothing is due';
    return {
      to: reader,
      subject: `Today: ${due > 0 ? counted(due, 'lead is due', 'leads are due') : idle}`,
      title: 'Your day',
      blocks: [
        ...words,
        buttons(linkTo(context, 'Open Today', backOfficePaths.today)),
        remark('You get this mail at the start of each working day on which something waits.'),
      ],
    };
  },
});
