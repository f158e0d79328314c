import type { Owner, OwnerChange } from '@golghar/contracts';
import { OutgoingEmailEntity, queueEmails } from '@golghar/platform/mail';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { handoverEmailKind } from './handover-email';
import { OwnerChangeEntity } from './owner-change.entity';
import * as sql from './ownership.sql';

export type NewOwner = { leadId: string; from: Owner | null; to: Owner | null };

type Because = { author: Owner | null; note: string | null; handoverId: string | null };

/** An e-mail waits so long, so that whoever undoes a handover tells nobody of it. */
const emailDelaySeconds = 10;

const ownerOf = (id: string | null, name: string | null): Owner | null => (id && name ? { id, name } : null);

@Injectable()
export class OwnershipRepository {
  constructor(@InjectRepository(OwnerChangeEntity) private readonly changes: Repository<OwnerChangeEntity>) {}

  async setOwners(manager: EntityManager, changes: readonly NewOwner[]): Promise<void> {
    await manager.query(sql.setOwners, [
      changes.map(({ leadId }) => leadId),
      changes.map(({ to }) => to?.id ?? null),
      changes.map(({ to }) => to?.name ?? null),
    ]);
  }

  async addChanges(
    manager: EntityManager,
    changes: readonly NewOwner[],
    { author, note, handoverId }: Because,
  ): Promise<string[]> {
    const ids = changes.map(() => uuid());
    await manager.insert(
      OwnerChangeEntity,
      changes.map(({ leadId, from, to }, index) => ({
        id: ids[index],
        leadId,
        fromId: from?.id ?? null,
        fromName: from?.name ?? null,
        toId: to?.id ?? null,
        toName: to?.name ?? null,
        authorId: author?.id ?? null,
        authorName: author?.name ?? null,
        note,
        handoverId,
      })),
    );
    return ids;
  }

  /** Queues one e-mail to the receiver of a handover about all of it, sent when nothing was added for a while. */
  async queueEmail(manager: EntityManager, handoverId: string): Promise<void> {
    const email = { kind: handoverEmailKind, subjectId: handoverId };
    const { affected } = await manager.update(
      OutgoingEmailEntity,
      { ...email, state: 'queued', attempts: 0 },
      { nextAttemptAt: () => `now() + make_interval(secs => ${emailDelaySeconds})` },
    );
    if (!affected) await queueEmails(manager, [{ ...email, waitSeconds: emailDelaySeconds }]);
  }

  /** Who had a lead, newest first. */
  async findByLead(leadId: string): Promise<OwnerChange[]> {
    const rows = await this.changes.find({ where: { leadId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map((row) => ({
      id: row.id,
      from: ownerOf(row.fromId, row.fromName),
      to: ownerOf(row.toId, row.toName),
      author: ownerOf(row.authorId, row.authorName),
      note: row.note,
      createdAt: row.createdAt.toISOString(),
    }));
  }
}
