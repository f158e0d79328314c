import type { Owner } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { StaffRepository } from '../../team/staff/staff.repository';
import { announceAssignment } from '../events/lead-channel';
import { OwnershipRepository } from './ownership.repository';

export type OwnedLead = { id: string; owner: Owner | null };

type Handover = {
  /** Null where a rule decides. */
  author: Owner | null;
  note?: string | undefined;
  /** What is told in one e-mail, when it is more than this one step. */
  handoverId?: string;
};

const nobodyMessage = 'This colleague can’t sign in, so nobody would work the lead';

/** Gives leads to people: whoever gets one is told by e-mail and in the application, within one transaction. */
@Injectable()
export class Ownership {
  constructor(
    private readonly ownerships: OwnershipRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** Somebody who can own leads; null stays nobody. */
  async findOwner(manager: EntityManager, id: string | null): Promise<Owner | null> {
    if (id === null) return null;
    const member = await this.staff.findOneActive(manager, id);
    if (!member) throw new AppError('invalid', { fields: { ownerId: nobodyMessage } });
    return { id: member.id, name: member.name };
  }

  /** Gives locked leads, none of which they have yet, to somebody or to nobody; answers the entries of the history. */
  async assign(
    manager: EntityManager,
    leads: readonly OwnedLead[],
    to: Owner | null,
    { author, note, handoverId = uuid() }: Handover,
  ): Promise<string[]> {
    const isNotified = to !== null && to.id !== author?.id;
    const changes = leads.map(({ id, owner }) => ({ leadId: id, from: owner, to }));
    await this.ownerships.setOwners(manager, changes);
    const entryIds = await this.ownerships.addChanges(manager, changes, {
      author,
      note: note || null,
      handoverId: isNotified ? handoverId : null,
    });
    if (isNotified) {
      await this.ownerships.queueEmail(manager, handoverId);
      await announceAssignment(manager, { to: to.id, by: author?.id ?? null, leads });
    }
    return entryIds;
  }

  /** Leaves leads that nobody has to nobody, and says why. */
  async leave(manager: EntityManager, leadIds: readonly string[], note: string): Promise<void> {
    const changes = leadIds.map((leadId) => ({ leadId, from: null, to: null }));
    await this.ownerships.addChanges(manager, changes, { author: null, note, handoverId: null });
  }

  /** Gives leads back to those who had them; nobody is told, because nothing has changed for them. */
  async giveBack(
    manager: EntityManager,
    leads: readonly (OwnedLead & { to: Owner | null })[],
    author: Owner,
  ): Promise<void> {
    const changes = leads.map(({ id, owner, to }) => ({ leadId: id, from: owner, to }));
    await this.ownerships.setOwners(manager, changes);
    await this.ownerships.addChanges(manager, changes, { author, note: null, handoverId: null });
  }
}
