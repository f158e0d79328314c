import {
  afterOpenMinutes,
  agencyFormat,
  backOfficePaths,
  promiseMinutes,
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
import { v7 as uuid } from 'uuid';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { linkTo, linkToLead } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { findLeadSettings } from '../../team/lead-settings';
import { findReminded, findReminders, type NewReminderRow, type RemindedRow } from './promise.sql';

const time = agencyFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' });

const lineOf = ({ name, service, city, dueAt, ownerName }: RemindedRow): string =>
  [
    isolate(name),
    serviceLabels[service],
    ...(city ? [isolate(city)] : []),
    `answer due ${time.format(dueAt)}`,
    ownerName ? `with ${isolate(ownerName)}` : 'with nobody',
  ].join(', ');

const maxNamed = 20;

/**
 * Reminds of promised answers, each member of staff once per stage: each reminder is a delivery of its own. Those that one
 * person gets together are grouped under another one, which is the e-mail.
 */
export const promiseJob: ScheduledJob<WorkerSettings> = {
  name: 'reminders of promises',
  schedule: '*/15 * * * * *',

  run({ database, settings, now }) {
    return database.transaction(async (manager) => {
      const { calendar } = await findLeadSettings(manager);
      const halfOverUntil = afterOpenMinutes(now, promiseMinutes / 2, calendar);
      const values = [now, halfOverUntil, settings.ALERT_TO];
      const due: NewReminderRow[] = await manager.query(findReminders, values);
      const groupIds = new Map<string, string>();
      const reminders = due.map(({ leadId, stage, recipient }) => {
        const together = `${stage} ${recipient.email}`;
        const groupId = groupIds.get(together) ?? uuid();
        groupIds.set(together, groupId);
        const dedupeKey = `${leadId} ${together}`;
        return { id: uuid(), groupId, subjectId: leadId, leadId, recipient, payload: { stage }, dedupeKey };
      });
      const added = new Set(await queueDeliveries(manager, 'promise', reminders));
      const emails = new Map(
        reminders
          .filter(({ id }) => added.has(id))
          .map(({ groupId: id, recipient, payload }) => [id, { id, subjectId: id, recipient, payload }]),
      );
      await queueDeliveries(manager, 'promise', [...emails.values()]);
      return added.size;
    });
  },
};

/** The most urgent first; not sent if all of them were answered meanwhile. */
export const promiseMessage = defineMessage<WorkerSettings>({
  kind: 'promise',

  async render({ id, payload }, context) {
    const leads: RemindedRow[] = await context.database.query(findReminded, [id, maxNamed]);
    const [first] = leads;
    if (!first) return undefined;
    const { total } = first;
    const isOne = total === 1;
    const who = isOne ? `${isolate(first.name)}, ${serviceLabels[first.service]}` : `${total} leads`;
    const isLate = payload?.stage === 'end';
    const share = isLate ? 'The time' : 'Half of the time';
    const list = `${backOfficePaths.leads}?${isLate ? 'due=overdue' : 'owner=me&sort=due'}`;
    return {
      subject: `${isLate ? 'Answer late' : 'Half of the time is over'}: ${who}`,
      title: isLate ? 'The promised answer is late' : 'An answer is due soon',
      blocks: [
        `${share} in which the site promises an answer is over, and nobody has logged a contact.`,
        ...listed(leads.map(lineOf), total),
        buttons(isOne ? linkToLead(context, first.id) : linkTo(context, 'Open the leads', list)),
        remark(
          isLate
            ? 'You get this mail once for each lead, because you own it or are told of new enquiries.'
            : 'You get this mail once for each lead, because it belongs to you.',
        ),
      ],
    };
  },

  async recorded({ id }, { state }, manager) {
    if (state !== 'queued')
      await manager.update(DeliveryEntity, { groupId: id }, { state, nextAttemptAt: null });
  },
});
