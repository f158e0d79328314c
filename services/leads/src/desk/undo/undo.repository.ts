import { type OwnChangeKind, undoHours } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { ContactEntity } from '../../leads/contacts/contact.entity';
import { resetFirstContact } from '../../leads/first-contact.sql';
import { NoteEntity } from '../../leads/notes/note.entity';
import { OwnChangeEntity } from '../../leads/own-changes/own-change.entity';
import { OwnerChangeEntity } from '../../leads/ownership/owner-change.entity';
import { StatusChangeEntity } from '../../leads/status-change.entity';

const hourMs = 3_600_000;

@Injectable()
export class UndoRepository {
  /** What somebody changed of a lead and has not undone, the newest first. */
  findRecent(manager: EntityManager, leadId: string, authorId: string): Promise<OwnChangeEntity[]> {
    const createdAt = MoreThan(new Date(Date.now() - undoHours * hourMs));
    return manager.find(OwnChangeEntity, {
      where: { leadId, authorId, createdAt, undoneAt: IsNull() },
      order: { id: 'DESC' },
    });
  }

  async find(manager: EntityManager, id: string, leadId: string): Promise<OwnChangeEntity | undefined> {
    return (await manager.findOneBy(OwnChangeEntity, { id, leadId })) ?? undefined;
  }

  async markUndone(manager: EntityManager, id: string): Promise<void> {
    await manager.update(OwnChangeEntity, { id }, { undoneAt: () => 'now()' });
  }

  /** Which notes and contacts are there still. */
  async findEntries(manager: EntityManager, leadId: string): Promise<Set<string>> {
    const where = { where: { leadId }, select: { id: true } } as const;
    const [notes, contacts] = await Promise.all([
      manager.find(NoteEntity, where),
      manager.find(ContactEntity, where),
    ]);
    return new Set([...notes, ...contacts].map(({ id }) => id));
  }

  async removeNote(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(NoteEntity, { id });
  }

  /** Removes a contact; the one before or after it is the first one then, or there was none. */
  async removeContact(manager: EntityManager, id: string): Promise<void> {
    const { leadId, createdAt } = await manager.findOneByOrFail(ContactEntity, { id });
    await manager.delete(ContactEntity, { id });
    await manager.query(resetFirstContact, [leadId, createdAt]);
  }

  /** Who changed the same last, as far as it is known by name. */
  async findLastAuthor(
    manager: EntityManager,
    { leadId, kind }: OwnChangeEntity,
  ): Promise<{ id: string | null; name: string } | undefined> {
    const order = { id: 'DESC' } as const;
    const latest =
      kind === 'status'
        ? await manager.findOne(StatusChangeEntity, { where: { leadId }, order })
        : kind === 'owner'
          ? await manager.findOne(OwnerChangeEntity, { where: { leadId }, order })
          : await manager.findOne(OwnChangeEntity, { where: { leadId, kind: sameAs(kind) }, order });
    return latest?.authorName ? { id: latest.authorId, name: latest.authorName } : undefined;
  }
}

const beingThere: OwnChangeKind[] = ['deletion', 'restoration', 'spam', 'notSpam'];

/** Kinds that change the same. */
const sameAs = (kind: OwnChangeKind) => In(beingThere.includes(kind) ? beingThere : [kind]);
