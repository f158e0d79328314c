import {
  backOfficePaths,
  businessHours,
  dayOf,
  type EmailKind,
  isOpenAt,
  openStatuses,
  type Submission,
  serviceLabels,
  type TodayReason,
} from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import {
  type EmailContent,
  type Message,
  queueDeliveries,
  type Renderer,
} from '@golghar/platform/deliveries';
import { buttons, isolate, listed, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { countUpTo } from '../inbox/search/find-places.sql';
import { findToday } from '../inbox/today';
import { LeadEntity } from '../leads/lead.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { LeadSettingsService } from '../team/lead-settings/lead-settings.service';
import type { StaffRow } from '../team/staff/staff.repository';
import { StaffRepository } from '../team/staff/staff.repository';

type DailyWork = {
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
function dailyDigestEmail(
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
  { parts, unplanned, quarantined }: DailyWork,
  publicUrl: string,
): EmailContent | undefined {
  const newLeads = parts.find(({ reason }) => reason === 'new')?.count ?? 0;
  const named = parts.flatMap(({ reason, count, leads }) => {
    if (reason === 'new' || count === 0) return [];
    const lines = leads.map((lead) => lineOf(lead, reason));
    return [`${reasons[reason]}: ${count}`, ...listed(lines, count)];
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
    ...renderEmail({
      title: 'Your day',
      blocks: [
        ...paragraphs,
        buttons({ label: 'Open Today', href: `${publicUrl}${backOfficePaths.today}` }),
        remark('You get this mail at the start of each working day on which something waits.'),
      ],
    }),
  };
}

/** Leads that are named of each kind; more are a number. */
const maxNamed = 10;

/** Further than this nobody counts. */
const maxCounted = 1000;

/**
 * One e-mail for each of the staff on each working day, from when the office opens: what is to be done as it stands when it
 * is sent; who has nothing to do needs none.
 */
@Injectable()
export class DailyDigestMessage implements Message, ScheduledJob {
  readonly kind = 'daily_digest' satisfies EmailKind;
  readonly name = 'daily digest';
  readonly schedule = '0 * * * * *';

  constructor(
    private readonly database: DataSource,
    private readonly leadSettings: LeadSettingsService,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>,
    private readonly staff: StaffRepository,
  ) {}

  async run(): Promise<void> {
    await this.prepare();
  }

  /** Answers how many e-mails it has queued. */
  async prepare(now = new Date()): Promise<number> {
    if (!isOpenAt(now, await this.leadSettings.findCalendar())) return 0;
    const day = dayOf(now);
    const staff = await this.staff.findActive();
    const emails = staff.map(({ id }) => ({ kind: this.kind, subjectId: id, dedupeKey: `${day} ${id}` }));
    return (await queueDeliveries(this.database.manager, emails)).length;
  }

  readonly render: Renderer = async ({ subjectId }, manager) => {
    const reader = await this.staff.findOneActive(manager, subjectId);
    return (
      reader && dailyDigestEmail(reader, await this.findWork(manager, reader.id), this.settings.PUBLIC_URL)
    );
  };

  private async findWork(manager: EntityManager, userId: string): Promise<DailyWork> {
    const parts = [];
    for (const reason of ['promise', 'step', 'new'] as const) {
      const { leads, count } = await findToday(manager, userId, reason);
      parts.push({ reason, ...count, leads: leads.slice(0, maxNamed) });
    }
    const unplanned = await manager.countBy(LeadEntity, {
      ownerId: userId,
      status: In(openStatuses),
      deletedAt: IsNull(),
      nextStepAt: IsNull(),
    });
    // Whoever sees their own leads alone sees in the quarantine what nobody owns.
    const quarantined = await countUpTo(manager, { quarantined: true, visibleTo: userId }, maxCounted);
    return { parts, unplanned, quarantined };
  }
}
