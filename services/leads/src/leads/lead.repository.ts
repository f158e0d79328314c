import {
  type CorrectableField,
  type LeadStatus,
  type NextStep,
  type Owner,
  ofCorrectableFields,
  type Submission,
} from '@golghar/contracts';
import type { Actor, AppError, SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOneOptions, In, IsNull, Not, Repository } from 'typeorm';
import { LeadAccess } from '../team/lead-settings/lead-access';
import { type DeletionRow, hasDeletion, missingLead } from './deletion';
import { LeadEntity } from './lead.entity';
import { LeadCountEntity } from './lead-count.entity';
import { nextStepOf, ownerOf, toSubmission } from './to-submission';

const now = () => 'now()';
const nextVersion = () => 'version + 1';

/** What is expected of a lead, or was said of its outcome. */
export type Prospects = Pick<LeadEntity, 'value' | 'expectedMonth' | 'outcomeReason'>;

/** Who it is, how to reach them and what they need. */
export type ContactData = Pick<LeadEntity, CorrectableField>;

/** The promised answer: by when, by when it was until nobody needed it, and whether it was given. */
export type Promised = Pick<LeadEntity, 'dueAt' | 'waivedDueAt' | 'contactedAt'>;

/** What of a lead a change has to look at first. */
export type LockedLead = {
  id: string;
  reference: string;
  status: LeadStatus;
  tags: string[];
  version: number;
  owner: Owner | null;
  isQuarantined: boolean;
  nextStep: NextStep | null;
  prospects: Prospects;
  contactData: ContactData;
  promise: Promised;
  /** Undefined while it is not deleted. */
  deletion: DeletionRow | undefined;
};

const deletionRow = (lead: LeadEntity | null): DeletionRow | undefined =>
  lead && hasDeletion(lead) ? lead : undefined;

@Injectable()
export class LeadRepository {
  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly access: LeadAccess,
  ) {}

  /** A lead that is not deleted, or set aside as spam, and that somebody may see, as lists show it. */
  async find(id: string, user: SignedIn): Promise<Submission | undefined> {
    const lead = await this.leads.findOneBy([
      { id, deletedAt: IsNull() },
      { id, quarantinedAt: Not(IsNull()) },
    ]);
    return lead && (await this.access.canSee(lead.ownerId, user)) ? toSubmission(lead) : undefined;
  }

  /** Leads by their ids, the newest first, also those that are deleted. */
  async findMany(ids: readonly string[], manager: EntityManager = this.leads.manager): Promise<Submission[]> {
    const order = { submittedAt: 'DESC', id: 'DESC' } as const;
    const leads = await manager.find(LeadEntity, { where: { id: In([...ids]) }, order });
    return leads.map(toSubmission);
  }

  /** Why a lead is not there for somebody. */
  async missing(id: string, user: SignedIn): Promise<AppError> {
    const lead = await this.leads.findOneBy({ id, deletedAt: Not(IsNull()) });
    return missingLead(
      lead && (await this.access.canSee(lead.ownerId, user)) ? deletionRow(lead) : undefined,
    );
  }

  /** Holds a lead that somebody may see against other changes until the transaction ends. */
  async lock(manager: EntityManager, id: string, user: Actor): Promise<LockedLead | undefined> {
    return this.findUnlocked(manager, id, user, { lock: { mode: 'pessimistic_write' } });
  }

  /** As {@link lock}, without holding the lead. */
  async findUnlocked(
    manager: EntityManager,
    id: string,
    user: Actor,
    options: Pick<FindOneOptions<LeadEntity>, 'lock'> = {},
  ): Promise<LockedLead | undefined> {
    const lead = await manager.findOne(LeadEntity, { where: { id }, ...options });
    if (!lead || !(await this.access.canSee(lead.ownerId, user, manager))) return undefined;
    const { reference, status, tags, version, value, expectedMonth, outcomeReason } = lead;
    const { dueAt, waivedDueAt, contactedAt } = lead;
    return {
      id,
      reference,
      status,
      tags,
      version,
      owner: ownerOf(lead),
      isQuarantined: lead.quarantinedAt !== null,
      nextStep: nextStepOf(lead),
      prospects: { value, expectedMonth, outcomeReason },
      contactData: ofCorrectableFields((name) => lead[name]) as ContactData,
      promise: { dueAt, waivedDueAt, contactedAt },
      deletion: deletionRow(lead),
    };
  }

  /** A lead as lists show it, within a transaction. */
  async read(manager: EntityManager, id: string): Promise<Submission> {
    return toSubmission(await manager.findOneByOrFail(LeadEntity, { id }));
  }

  /** Moves a lead from one kept count to another; undefined stands for deleted. */
  moveCount(manager: EntityManager, from?: LeadStatus, to?: LeadStatus): Promise<void> {
    return this.moveCounts(manager, { from: from ? [from] : [], to: to ? [to] : [] });
  }

  /** Moves many leads from the kept counts of their old statuses to those of the new ones. */
  async moveCounts(
    manager: EntityManager,
    { from, to }: { from: readonly LeadStatus[]; to: readonly LeadStatus[] },
  ): Promise<void> {
    const steps = new Map<LeadStatus, number>();
    for (const status of from) steps.set(status, (steps.get(status) ?? 0) - 1);
    for (const status of to) steps.set(status, (steps.get(status) ?? 0) + 1);
    // In one order, so that two changes never wait for each other.
    for (const [status, by] of [...steps].sort())
      if (by !== 0) await manager.increment(LeadCountEntity, { status }, 'count', by);
  }

  /** Changes a locked lead, which is another version then. */
  async update(
    manager: EntityManager,
    id: string,
    changes: Partial<
      Pick<LeadEntity, 'status' | 'tags' | 'nextStepAt' | 'nextStepText' | 'dueAt' | 'waivedDueAt'> &
        Prospects &
        ContactData
    >,
  ): Promise<void> {
    await manager.update(LeadEntity, { id }, { ...changes, updatedAt: now, version: nextVersion });
  }

  async markDeleted(
    manager: EntityManager,
    ids: readonly string[],
    by: { id: string; name: string },
  ): Promise<void> {
    const deletion = { deletedAt: now, deletedById: by.id, deletedByName: by.name };
    await manager.update(LeadEntity, { id: In([...ids]) }, { ...deletion, version: nextVersion });
  }

  /** Sets a lead aside as spam. */
  async markSpam(manager: EntityManager, id: string, by: { id: string; name: string }): Promise<void> {
    const deletion = { deletedAt: now, quarantinedAt: now, deletedById: by.id, deletedByName: by.name };
    await manager.update(LeadEntity, { id }, { ...deletion, version: nextVersion });
  }

  async markRestored(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const deletion = { deletedAt: null, deletedById: null, deletedByName: null, quarantinedAt: null };
    await manager.update(LeadEntity, { id: In([...ids]) }, { ...deletion, version: nextVersion });
  }

  /** Erases a lead with all that belongs to it. */
  async erase(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(LeadEntity, { id });
  }
}
