import {
  afterOpenMinutes,
  backOfficePaths,
  businessHours,
  type EmailKind,
  leadPath,
  promiseMinutes,
  serviceLabels,
} from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import {
  type Delivery,
  type EmailContent,
  type Message,
  type NewDelivery,
  queueDeliveries,
  type Recorded,
  type Renderer,
} from '@golghar/platform/deliveries';
import { buttons, isolate, listed, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { LeadSettingsService } from '../../team/lead-settings/lead-settings.service';
import { findReminded, findReminders, type NewReminderRow, type RemindedRow } from './promise.sql';

const kind = 'promise' satisfies EmailKind;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const lineOf = ({ name, service, city, dueAt, ownerName }: RemindedRow): string =>
  [
    isolate(name),
    serviceLabels[service],
    ...(city ? [isolate(city)] : []),
    `answer due ${time.format(dueAt)}`,
    ownerName ? `with ${isolate(ownerName)}` : 'with nobody',
  ].join(', ');

/** What is said of promised answers, the most urgent first. */
function promiseEmail(leads: readonly RemindedRow[], publicUrl: string): EmailContent | undefined {
  const [first] = leads;
  if (!first) return undefined;
  const { total, stage, recipient, recipientName } = first;
  const isLate = stage === 'end';
  const isOne = total === 1;
  const who = isOne ? `${isolate(first.name)}, ${serviceLabels[first.service]}` : `${total} leads`;
  return {
    to: { name: recipientName, address: recipient },
    subject: isLate ? `Answer late: ${who}` : `Half of the time is over: ${who}`,
    ...renderEmail({
      title: isLate ? 'The promised answer is late' : 'An answer is due soon',
      blocks: [
        isLate
          ? 'The time in which the site promises an answer is over, and nobody has logged a contact.'
          : 'Half of the time in which the site promises an answer is over, and nobody has logged a contact.',
        ...listed(leads.map(lineOf), total),
        buttons(
          isOne
            ? { label: 'Open the lead', href: `${publicUrl}${leadPath(first.id)}` }
            : {
                label: 'Open the leads',
                href: `${publicUrl}${backOfficePaths.leads}?${isLate ? 'due=overdue' : 'owner=me&sort=due'}`,
              },
        ),
        remark(
          isLate
            ? 'You get this mail once for each lead, because you own it or are told of new enquiries.'
            : 'You get this mail once for each lead, because it belongs to you.',
        ),
      ],
    }),
  };
}

/** Leads that an e-mail names; more are a number. */
const maxNamed = 20;

/**
 * Reminds of promised answers, each of the staff once of each stage: that is a delivery of its own. Those that one
 * person gets together share another one, which is the e-mail.
 */
@Injectable()
export class PromiseMessage implements Message, ScheduledJob {
  readonly kind = kind;
  readonly name = 'reminders of promises';
  readonly schedule = '*/15 * * * * *';

  constructor(
    private readonly database: DataSource,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'ALERT_TO' | 'PUBLIC_URL'>,
    private readonly leadSettings: LeadSettingsService,
  ) {}

  async run(): Promise<void> {
    await this.remind();
  }

  /** Queues an e-mail to everybody who is to be reminded now; answers how many reminders there were. */
  async remind(now = new Date()): Promise<number> {
    const halfOverUntil = afterOpenMinutes(now, promiseMinutes / 2, await this.leadSettings.findCalendar());
    return this.database.transaction(async (manager) => {
      const due: NewReminderRow[] = await manager.query(findReminders, [
        now,
        halfOverUntil,
        this.settings.ALERT_TO,
      ]);
      const emails = new Map<string, NewDelivery & { id: string }>();
      const reminders = due.map(({ leadId, stage, recipient }) => {
        const together = `${stage} ${recipient.email}`;
        const id = uuid();
        const email = emails.get(together) ?? { kind, id, subjectId: id, recipient, payload: { stage } };
        emails.set(together, email);
        const dedupeKey = `${leadId} ${together}`;
        return { ...email, id: uuid(), groupId: email.id, subjectId: leadId, leadId, dedupeKey };
      });
      const added = new Set(await queueDeliveries(manager, reminders));
      const wanted = new Set(reminders.flatMap(({ id, groupId }) => (added.has(id) ? [groupId] : [])));
      await queueDeliveries(
        manager,
        [...emails.values()].filter(({ id }) => wanted.has(id)),
      );
      return added.size;
    });
  }

  /** When all of them were answered meanwhile, nobody needs it. */
  readonly render: Renderer = async ({ id }, manager) => {
    const leads: RemindedRow[] = await manager.query(findReminded, [id, maxNamed]);
    return promiseEmail(leads, this.settings.PUBLIC_URL);
  };

  async recorded({ id }: Delivery, { state }: Recorded, manager: EntityManager): Promise<void> {
    if (state !== 'queued')
      await manager.update(DeliveryEntity, { groupId: id }, { state, nextAttemptAt: null });
  }
}
