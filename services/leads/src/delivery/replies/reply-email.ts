import {
  type Delivery,
  type EmailContent,
  type EmailRenderer,
  type Message,
  queueDeliveries,
  type Recorded,
} from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { announceChange } from '../../leads/events/lead-channel';
import { ownerOf } from '../../leads/to-submission';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { thankYouEmailKind } from '../thank-you/thank-you-email';
import { findReplyEmail, type ReplyEmailRow } from './reply.sql';
import { ReplyEmailRepository } from './reply-email.repository';
import { replyEmailKind, replyFailureEmailKind } from './reply-email-kinds';

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

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'MAIL_FROM'>,
    private readonly replies: ReplyEmailRepository,
  ) {}

  readonly render: EmailRenderer = async ({ subjectId }, manager) => {
    const kinds = [replyEmailKind, thankYouEmailKind];
    const [reply]: ReplyEmailRow[] = await manager.query(findReplyEmail, [subjectId, kinds]);
    return reply && replyEmail(reply, this.settings.MAIL_FROM);
  };

  /** When an answer will never arrive, it was no contact, and who wrote it is told. */
  async recorded({ subjectId }: Delivery, { state }: Recorded, manager: EntityManager): Promise<void> {
    if (state !== 'failed') return;
    const reply = await this.replies.markUndelivered(manager, subjectId);
    if (!reply) return;
    const lead = await this.replies.removeContact(manager, reply);
    await queueDeliveries(manager, [{ kind: replyFailureEmailKind, subjectId }]);
    await announceChange(manager, reply.authorId, { id: lead.id, owner: ownerOf(lead) });
  }
}
