import { type Delivery, defineMessage } from '@golghar/platform/deliveries';
import { Logger } from '@nestjs/common';
import { Any, type EntityManager } from 'typeorm';
import { canaryActor } from '../../intake/canary-run.entity';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { idsOf, LeadCountEntity, LeadEntity } from '../../leads/lead.entity';
import { record } from '../../leads/lead-activity.entity';
import { tryLink } from '../../leads/people-links/person-links';
import { queueWebhooks } from '../../leads/webhook-calls';
import type { WorkerSettings } from '../../settings';
import { findAlertRecipients, queueAlerts } from '../alerts/alerts';
import { assignLeads } from '../assignment/assignment.service';
import { quarantineSpam } from '../spam-review/spam-review';
import { queueThankYous } from '../thank-you/thank-you-email';

const logger = new Logger('arrival');

const arrivingColumns = {
  ...{ id: true, reference: true, requestId: true, deletedById: true, submittedAt: true },
  ...{ name: true, email: true, message: true, form: true },
} as const;

/** Locks those that are still claimed by this process: a lead may have been erased meanwhile, with its arrival. */
async function lockClaimed(manager: EntityManager, claimed: readonly Delivery[]): Promise<Delivery[]> {
  const held = await manager.find(DeliveryEntity, {
    select: { id: true, attempts: true },
    where: { id: Any(idsOf(claimed)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const attempts = new Map(held.map((each) => [each.id, each.attempts]));
  return claimed.filter((each) => attempts.get(each.id) === each.attempts);
}

/**
 * The steps of new leads' arrival, in this order. A failing step must not hold up an alert: each has a savepoint of its own.
 */
async function arrive(
  manager: EntityManager,
  arrivals: readonly Delivery[],
  leads: readonly LeadEntity[],
  { ALERT_TO, CANARY_TO = ALERT_TO }: WorkerSettings,
): Promise<void> {
  const attempt = <Result>(failure: string, step: (inner: EntityManager) => Promise<Result>) =>
    manager.transaction(step).catch((err) => {
      logger.warn({ err }, failure);
      return undefined;
    });
  // The product's own test enquiries: only the operator is told, and nothing counts them.
  const canaries = leads.filter(({ deletedById }) => deletedById === canaryActor.id);
  const enquiries = leads.filter((lead) => !canaries.includes(lead));
  await attempt('failed to record that leads came', (inner) =>
    record(inner, 'received', enquiries, { actor: null }),
  );
  const spam = await attempt('failed to review leads for spam; none is quarantined', (inner) =>
    quarantineSpam(inner, enquiries),
  );
  const wanted = enquiries.filter(({ id }) => !spam?.has(id));
  // So that an alert can say which enquiry of the person it is, spam or not.
  await attempt('failed to link enquiries to people; the scan will retry', (inner) =>
    tryLink(inner, idsOf(enquiries)),
  );
  await attempt('failed to assign leads', (inner) => assignLeads(inner, idsOf(wanted)));
  await attempt('failed to queue calls of webhooks', (inner) =>
    queueWebhooks(inner, 'lead.created', idsOf(wanted)),
  );
  const networks = new Map(arrivals.map(({ subjectId, payload }) => [subjectId, payload?.network]));
  await attempt('failed to queue thank-you e-mails', (inner) => queueThankYous(inner, wanted, networks));

  const staff = await findAlertRecipients(manager);
  await queueAlerts(manager, wanted, staff.length > 0 ? staff : [{ email: ALERT_TO, name: '' }]);
  await queueAlerts(manager, canaries, [{ email: CANARY_TO, name: '' }]);
  // The stored counts include those whose arrival is over, even if a lead was erased meanwhile.
  const counted = arrivals.length - canaries.length - (spam?.size ?? 0);
  if (counted > 0) await manager.increment(LeadCountEntity, { status: 'new' }, 'count', counted);
}

/**
 * What a new lead sets off, after the enquiry's commit. It queues deliveries and is then over, in one transaction; what is sent
 * of it is the job that wakes the engines, one for all that arrived together.
 */
export const arrivalMessage = defineMessage<WorkerSettings, object>({
  kind: 'arrival',

  // Soon, and for as long as it takes.
  retrySeconds: ({ attempts }) => Math.min(30, 2 ** (attempts - 1)),

  compose: (claimed, { database, settings }) =>
    database.transaction(async (manager) => {
      const arrivals = await lockClaimed(manager, claimed);
      const [delivery] = arrivals;
      if (!delivery) return [];
      // Locked, so that none of them is deleted while it arrives.
      const leads = await manager.find(LeadEntity, {
        select: arrivingColumns,
        where: { id: Any(arrivals.map(({ subjectId }) => subjectId)) },
        order: { id: 'ASC' },
        lock: { mode: 'for_key_share' },
      });
      await arrive(manager, arrivals, leads, settings);
      await manager.delete(DeliveryEntity, { id: Any(idsOf(arrivals)) });
      const requestIds = leads.map(({ requestId }) => requestId);
      return [{ delivery, content: () => ({}), requestIds }];
    }),
});
