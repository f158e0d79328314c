import type { EmailKind } from '@golghar/contracts';
import {
  type Delivery,
  type EmailContent,
  type Message,
  queueDeliveries,
  type Recorded,
  type Renderer,
} from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { announceChange } from '../../leads/events/lead-channel';
import { resetFirstContact } from '../../leads/first-contact.sql';
import { LeadEntity } from '../../leads/lead.entity';
import { tellWebhooks } from '../../leads/webhook-calls';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { ReplyEntity } from './reply.entity';
import { findReplyEmail, type ReplyEmailRow } from './reply.sql';
import { replyFailureEmailKind } from './reply-failure-email';

/** Kind of the e-mail that answers an enquiry. */
export const replyEmailKind = 'reply' satisfies EmailKind;

/**
 * An answer as it is sent: it comes from the agency, an answer to it goes to who wrote it, and mail programs show all
 * answers to one enquiry together. A person wrote it, so that it says of itself to be no machine's.
 */
export function replyEmail(row: ReplyEmailRow, from: WorkerSettings['MAIL_FROM']): EmailContent {
  const idOf = (name: string) => `<${name}@${from.address.split('@').at(-1)}>`;
  const earlier = row.earlierEmailIds.map(idOf);
  const last = earlier.at(-1);
  return {
    to: { name: row.name, address: row.email },
    replyTo: { name: row.authorName, address: row.authorEmail },
    references: [idOf(`lead-${row.leadId}`), ...earlier],
    ...(last && { inReplyTo: last }),
    headers: { 'Auto-Submitted': 'no' },
    subject: row.subject,
    text: row.text,
  };
}

/** An answer is sent unless its lead was deleted meanwhile. */
@Injectable()
export class ReplyMessage implements Message {
  readonly kind = replyEmailKind;

  constructor(@Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'MAIL_FROM'>) {}

  readonly render: Renderer = async ({ subjectId }, manager) => {
    const [reply]: ReplyEmailRow[] = await manager.query(findReplyEmail, [subjectId]);
    return reply && replyEmail(reply, this.settings.MAIL_FROM);
  };

  /** When an answer will never arrive, it was no contact, and who wrote it is told. */
  async recorded({ subjectId }: Delivery, { state }: Recorded, manager: EntityManager): Promise<void> {
    if (state !== 'failed') return;
    await manager.update(ReplyEntity, { id: subjectId }, { isUndelivered: true });
    const reply = await manager.findOneBy(ReplyEntity, { id: subjectId });
    if (!reply) return;
    const { leadId: id, createdAt, authorId } = reply;
    await manager.query(resetFirstContact, [id, createdAt]);
    await manager.update(LeadEntity, { id }, { updatedAt: () => 'now()', version: () => 'version + 1' });
    await tellWebhooks(manager, 'lead.changed', [id]);
    await queueDeliveries(manager, [{ kind: replyFailureEmailKind, subjectId }]);
    await announceChange(manager, authorId, await manager.findOneByOrFail(LeadEntity, { id }));
  }
}
