import { submissionSchema } from '@golghar/contracts';
import { defineMessage } from '@golghar/platform/deliveries';
import { HttpStatus } from '@nestjs/common';
import { type DataSource, type EntityManager, IsNull, MoreThanOrEqual } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadEntity } from '../../leads/lead.entity';
import { readLeads } from '../../leads/read-leads.sql';
import { WebhookEntity } from '../../leads/webhook.entity';
import { type WebhookCall, webhookKind } from '../../leads/webhook-calls';
import type { WorkerSettings } from '../../settings';
import { type HttpCall, readAnswer } from './http-channel';
import { queuePauseMails } from './webhook-pause-email';
import { openSecret, signedHeaders } from './webhook-secrets';

/** Before each further attempt: nine within a day, the first ones soon. */
const retryDelaysSeconds = [5, 30, 2 * 60, 10 * 60, 3600, 3 * 3600, 6 * 3600, 12 * 3600] as const;

/** Consecutive failed attempts before a webhook is paused. */
const maxFailures = 20;

const gone = 'The endpoint says that it is gone for good (410).';

const unreadable =
  'Its secret was encrypted with another LEADS_SECRET and cannot be read. Make a new secret for its receiver, or set the LEADS_SECRET of before.';

/** A call of a webhook. After too many failures its webhook is paused, and admins are told. */
export const webhookMessage = defineMessage<WorkerSettings, HttpCall>({
  kind: webhookKind,

  retrySeconds: ({ attempts }) => retryDelaysSeconds[attempts - 1],

  async render({ id, subjectId, payload }, { database, settings }) {
    const webhook = await database.manager.findOneBy(WebhookEntity, { id: subjectId });
    const body = webhook && (payload?.body ?? (await writeBody(database, id)));
    if (!body) return undefined;
    const secrets = () => readSecrets(settings.LEADS_SECRET, webhook);
    return { url: webhook.url, body, headers: () => signedHeaders(id, body, secrets()) };
  },

  async recorded({ subjectId: id }, { result }, manager) {
    if (result.kind === 'sent')
      await manager.update(WebhookEntity, { id }, { failures: 0, lastDeliveredAt: new Date() });
    if (result.kind === 'deferred') await countFailure(id, result.answer, manager);
  },
});

/** Writes and stores the body, which every attempt repeats; nothing for a deleted lead. */
function writeBody(database: DataSource, id: string): Promise<string | undefined> {
  return database.transaction(async (manager) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const delivery = await manager.findOne(DeliveryEntity, { where: { id }, lock });
    if (!delivery) return undefined;
    const call = delivery.payload as WebhookCall;
    const { event: type, at: timestamp, due, dueAt } = call;
    const { leadId } = delivery;
    // A later change is another call.
    if (type === 'lead.changed') await manager.update(DeliveryEntity, { id }, { dedupeKey: null });
    if (leadId && !(await manager.existsBy(LeadEntity, { id: leadId, deletedAt: IsNull() })))
      return undefined;
    const [lead] = leadId ? await readLeads(manager, [leadId]) : [];
    const data = lead ? { submission: submissionSchema.parse(lead), ...(due && { due, dueAt }) } : {};
    const body = JSON.stringify({ type, timestamp, data });
    await manager.update(DeliveryEntity, { id }, { payload: { ...call, body } });
    return body;
  });
}

function readSecrets(key: string, { id, secret, oldSecret, oldSecretUntil }: WebhookEntity): string[] {
  const current = openSecret(key, id, secret);
  if (!current) throw new Error(unreadable);
  const isOldValid = oldSecret && oldSecretUntil && oldSecretUntil > new Date();
  const old = isOldValid ? openSecret(key, id, oldSecret) : undefined;
  return old ? [current, old] : [current];
}

async function countFailure(id: string, answer: string, manager: EntityManager): Promise<void> {
  const { status } = readAnswer(answer);
  const last = status === null ? answer : `it answered ${status}`;
  const end = status === HttpStatus.GONE ? gone : answer === unreadable ? unreadable : undefined;
  const pauseReason = end ?? `${maxFailures} attempts in a row failed; the last: ${last.replace(/\.$/, '')}.`;
  const pausedAt = new Date();
  await manager.increment(WebhookEntity, { id }, 'failures', 1);
  const { affected } = await manager.update(
    WebhookEntity,
    { id, pausedAt: IsNull(), failures: MoreThanOrEqual(end ? 1 : maxFailures) },
    { pausedAt, pauseReason },
  );
  if (affected) await queuePauseMails(manager, id, pausedAt);
}
