import {
  type api,
  type CorrectedValues,
  correctableFields,
  type RequestOf,
  type Submission,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { record } from './activity/record-activities';
import type { Values } from './change-kinds';
import { announce, announceChange } from './events/lead-channel';
import { LeadEntity } from './lead.entity';
import { LeadRepository } from './lead.repository';
import { LeadChanges, type Wanted } from './lead-changes';
import { lockPeople } from './people-links/person-links';

/** What is done with one lead: it is changed, written on, deleted, restored and erased. */
@Injectable()
export class LeadService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
  ) {}

  /** Changes what is named of a lead; what is the same already changes nothing. */
  update(
    id: string,
    { version, ...changes }: RequestOf<typeof api.updateSubmission>,
    user: SignedIn,
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      if (correctableFields.some((field) => changes[field] !== undefined)) await lockPeople(manager);
      const lead = await this.leads.lockPresent(manager, id, user);
      if (version !== undefined && version !== lead.version)
        throw new AppError('conflict', { message: 'Somebody else changed this lead in the meantime.' });
      const { status, tags, ownerId, ownerNote, nextStep, answerNeeded, ...others } = changes;
      const isOthers = ownerId !== undefined && ownerId !== (lead.owner?.id ?? null);
      const owner = isOthers ? await this.changes.findOwner(manager, ownerId) : null;
      const wanted: Wanted = {
        ...(status && { status: () => status }),
        ...(tags && { tags: () => tags }),
        ...(isOthers && { owner: () => owner }),
        ...(nextStep !== undefined && { nextStep: () => nextStep }),
        ...(answerNeeded !== undefined && { answerNeeded: () => (answerNeeded ? 'yes' : 'no') }),
        prospects: () => others as Values['prospects'],
        correction: () => others as CorrectedValues,
      };
      await this.changes.change(manager, [lead], wanted, { actor: user, text: ownerNote || null });
      return this.leads.read(manager, id);
    });
  }

  async tellViewing(id: string, isOpen: boolean, user: SignedIn): Promise<void> {
    const { manager } = this.database;
    const { ownerId } = await this.leads.findUnlocked(manager, id, user);
    await announce(manager, {
      kind: 'viewing',
      id,
      by: user.id,
      name: user.name,
      isOpen,
      owners: [ownerId],
    });
  }

  addNote(id: string, content: string, user: SignedIn) {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, id, user);
      const note = await this.changes.addNote(manager, lead, content, user);
      return { note, submission: await this.leads.read(manager, id) };
    });
  }

  addContact(id: string, wanted: RequestOf<typeof api.addContact>, user: SignedIn) {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, id, user);
      const contact = await this.changes.logContact(manager, lead, wanted, user);
      return { contact, submission: await this.leads.read(manager, id) };
    });
  }

  /** Hides a lead; it can be restored until it is erased. */
  delete(id: string, user: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, id, user);
      await this.changes.change(manager, [lead], { deletion: () => null }, { actor: user });
    });
  }

  restore(id: string, user: SignedIn): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id, user);
      const wanted = { restoration: () => null };
      if (lead.deletedAt) await this.changes.change(manager, [lead], wanted, { actor: user });
      return this.leads.read(manager, id);
    });
  }

  /** Erases a deleted lead before its time, with all that belongs to it. */
  erase(id: string, user: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      // The person goes with the last lead: nobody may be merged into them just then.
      await lockPeople(manager);
      const lead = await this.leads.lock(manager, id, user);
      if (!lead.deletedAt) throw new AppError('conflict', { message: 'Only a deleted lead can be erased.' });
      await record(manager, 'erased', [lead], { actor: user });
      await manager.delete(LeadEntity, { id });
      await announceChange(manager, user.id, lead);
    });
  }
}
