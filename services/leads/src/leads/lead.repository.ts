import {
  type CorrectableField,
  type Deletion,
  type LeadStatus,
  type NextStep,
  type Owner,
  ofCorrectableFields,
  type Submission,
} from '@golghar/contracts';
import { type Actor, AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type EntityManager, type FindOneOptions, In, IsNull, Not, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { isShown, LeadAccess } from '../team/lead-settings/lead-access';
import { type DeletionRow, deletionOf, hasDeletion, missingLead } from './deletion';
import { LeadEntity, ownerOf } from './lead.entity';
import { LeadCountEntity } from './lead-count.entity';
import { readLeads } from './read-leads.sql';

const nextVersion = () => 'version + 1';

/** What is expected of a lead, or was said of its outcome. */
export type Prospects = Pick<LeadEntity, 'value' | 'expectedMonth' | 'outcomeReason'>;

/** Who it is, how to reach them and what they need. */
export type ContactData = Pick<LeadEntity, CorrectableField>;

/** The promised answer: by when, by when it was until nobody needed it, and whether it was given. */
export type Promised = Pick<LeadEntity, 'dueAt' | 'waivedDueAt' | 'contactedAt'>;

/** What a change does to the columns of a lead. */
export type LeadColumns = QueryDeepPartialEntity<LeadEntity>;

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

/** What {@link toLocked} reads: no counts of what else a person sent. */
const lockedColumns = {
  ...ofCorrectableFields(() => true),
  ...{ id: true, reference: true, status: true, tags: true, version: true, value: true, expectedMonth: true },
  ...{
    outcomeReason: true,
    dueAt: true,
    waivedDueAt: true,
    contactedAt: true,
    ownerId: true,
    ownerName: true,
  },
  ...{ nextStepAt: true, nextStepText: true, quarantinedAt: true, deletedAt: true, deletedById: true },
  deletedByName: true,
} as const;

function toLocked(lead: LeadEntity): LockedLead {
  const { id, reference, status, tags, version, value, expectedMonth, outcomeReason } = lead;
  const { dueAt, waivedDueAt, contactedAt } = lead;
  return {
    id,
    reference,
    status,
    tags,
    version,
    owner: ownerOf(lead),
    isQuarantined: lead.quarantinedAt !== null,
    nextStep:
      lead.nextStepAt && lead.nextStepText
        ? { at: lead.nextStepAt.toISOString(), text: lead.nextStepText }
        : null,
    prospects: { value, expectedMonth, outcomeReason },
    contactData: ofCorrectableFields((name) => lead[name]) as ContactData,
    promise: { dueAt, waivedDueAt, contactedAt },
    deletion: deletionRow(lead),
  };
}

/** How a lead is counted; undefined stands for deleted. */
const countedAs = ({ status, deletion }: LockedLead, { deletedAt, status: to }: LeadColumns = {}) =>
  (deletedAt === undefined ? deletion : deletedAt) ? undefined : ((to as LeadStatus | undefined) ?? status);

@Injectable()
export class LeadRepository {
  constructor(
    @InjectRepository(LeadEntity) private readonly leads: Repository<LeadEntity>,
    private readonly access: LeadAccess,
  ) {}

  /** A lead that is not deleted, or set aside as spam, and that somebody may see, as lists show it. */
  async find(id: string, user: SignedIn): Promise<Submission | undefined> {
    const lead = await this.leads.findOne({
      select: { id: true, ownerId: true },
      where: [
        { id, deletedAt: IsNull() },
        { id, quarantinedAt: Not(IsNull()) },
      ],
    });
    if (!lead || !(await this.access.canSee(lead.ownerId, user))) return undefined;
    return this.read(this.leads.manager, id);
  }

  /** Who deleted which of some leads, and when. */
  async findDeletions(ids: readonly string[]): Promise<Map<string, Deletion>> {
    const select = { id: true, deletedAt: true, deletedById: true, deletedByName: true } as const;
    const leads = await this.leads.find({ select, where: { id: Any([...ids]) } });
    return new Map(leads.filter(hasDeletion).map((lead) => [lead.id, deletionOf(lead)]));
  }

  /** Leads by their ids, the newest first, also those that are deleted. */
  async findMany(ids: readonly string[], manager: EntityManager = this.leads.manager): Promise<Submission[]> {
    const leads = await readLeads(manager, ids);
    const placeOf = ({ submittedAt, id }: Submission) => `${submittedAt} ${id}`;
    return leads.sort((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
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

  /** As {@link lock}, a lead that is there. */
  async lockPresent(manager: EntityManager, id: string, user: Actor): Promise<LockedLead> {
    const lead = await this.lock(manager, id, user);
    if (!lead || lead.deletion) throw missingLead(lead?.deletion);
    return lead;
  }

  /** As {@link lock}, without holding the lead. */
  async findUnlocked(
    manager: EntityManager,
    id: string,
    user: Actor,
    options: Pick<FindOneOptions<LeadEntity>, 'lock'> = {},
  ): Promise<LockedLead | undefined> {
    const lead = await manager.findOne(LeadEntity, { where: { id }, ...options });
    return lead && (await this.access.canSee(lead.ownerId, user, manager)) ? toLocked(lead) : undefined;
  }

  /**
   * As {@link lock}, in one order, so that two changes never wait for each other.
   * @param user null sees all
   */
  async lockMany(manager: EntityManager, ids: readonly string[], user: Actor | null): Promise<LockedLead[]> {
    const limit = user ? await this.access.limitOf(user, manager) : undefined;
    const leads = await manager.find(LeadEntity, {
      select: lockedColumns,
      where: { id: Any([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return leads.filter(({ ownerId }) => isShown(limit, ownerId)).map(toLocked);
  }

  /** A lead as lists show it, within a transaction. */
  async read(manager: EntityManager, id: string): Promise<Submission> {
    const [lead] = await readLeads(manager, [id]);
    if (!lead) throw new AppError('not_found');
    return lead;
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

  /** Changes locked leads, which are other versions then, and how many there are of each status. */
  async change(
    manager: EntityManager,
    changes: readonly { lead: LockedLead; columns?: LeadColumns | undefined }[],
    { isUncounted = false }: { isUncounted?: boolean } = {},
  ): Promise<void> {
    const alike = new Map<string, { ids: string[]; columns: LeadColumns }>();
    for (const { lead, columns } of changes) {
      if (!columns) continue;
      const key = JSON.stringify(columns);
      const { ids } = alike.get(key) ?? { ids: [] };
      alike.set(key, { ids: [...ids, lead.id], columns });
    }
    for (const { ids, columns } of alike.values())
      await manager.update(LeadEntity, { id: In(ids) }, { ...columns, version: nextVersion });
    if (isUncounted) return;
    await this.moveCounts(manager, {
      from: changes.flatMap(({ lead }) => countedAs(lead) ?? []),
      to: changes.flatMap(({ lead, columns }) => countedAs(lead, columns) ?? []),
    });
  }

  /** Erases a lead with all that belongs to it. */
  async erase(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(LeadEntity, { id });
  }
}
