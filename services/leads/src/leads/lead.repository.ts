import type { LeadStatus, Submission } from '@golghar/contracts';
import { type Actor, AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager, type FindManyOptions, type FindOneOptions, In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { isShown, LeadAccess } from '../team/lead-settings/lead-access';
import { LeadCountEntity, LeadEntity } from './lead.entity';
import { readLeads } from './read-leads.sql';

/** The answer about a lead that is not there: one that was deleted can still be restored, and says by whom. */
export function missingLead({ deletion, quarantinedAt }: LeadEntity): AppError {
  if (!deletion) return new AppError('not_found');
  if (quarantinedAt)
    return new AppError('deleted', { message: 'This lead is in quarantine, as spam.', deletion });
  const message = deletion.by ? `This lead was deleted by ${deletion.by.name}.` : 'This lead was deleted.';
  return new AppError('deleted', { message, deletion });
}

const nextVersion = () => 'version + 1';

/** What a change does to the columns of a lead. */
export type LeadColumns = QueryDeepPartialEntity<LeadEntity>;

/** How a lead is counted; undefined stands for deleted. */
const countedAs = (lead: LeadEntity, { deletedAt, status }: LeadColumns = {}): LeadStatus | undefined =>
  (deletedAt === undefined ? lead.deletedAt : deletedAt)
    ? undefined
    : ((status as LeadStatus | undefined) ?? lead.status);

@Injectable()
export class LeadRepository {
  constructor(
    private readonly database: DataSource,
    private readonly access: LeadAccess,
  ) {}

  /** Leads as lists show them, the newest first, also those that are deleted. */
  async findBy(
    where: FindManyOptions<LeadEntity>['where'],
    { manager = this.database.manager, limit }: { manager?: EntityManager; limit?: number } = {},
  ): Promise<Submission[]> {
    const order = { submittedAt: 'DESC', id: 'DESC' } as const;
    const found = await manager.find(LeadEntity, { select: { id: true }, where, order, take: limit });
    const ids = found.map(({ id }) => id);
    return readLeads(manager, ids);
  }

  /**
   * Holds a lead that somebody may see against other changes until the transaction ends, also one that is deleted.
   * @throws AppError not_found
   */
  lock(manager: EntityManager, id: string, user: Actor): Promise<LeadEntity> {
    return this.findUnlocked(manager, id, user, { lock: { mode: 'pessimistic_write' } });
  }

  /** As {@link lock}, a lead that is there. */
  async lockPresent(manager: EntityManager, id: string, user: Actor): Promise<LeadEntity> {
    const lead = await this.lock(manager, id, user);
    if (lead.deletedAt) throw missingLead(lead);
    return lead;
  }

  /** As {@link lock}, without holding the lead. */
  async findUnlocked(
    manager: EntityManager,
    id: string,
    user: Actor,
    options: Pick<FindOneOptions<LeadEntity>, 'lock'> = {},
  ): Promise<LeadEntity> {
    const lead = await manager.findOne(LeadEntity, { where: { id }, ...options });
    if (!lead || !(await this.access.canSee(lead.ownerId, user, manager))) throw new AppError('not_found');
    return lead;
  }

  /**
   * As {@link lock}, those of some leads that somebody may see, in one order, so that two changes never wait for each other.
   * @param user null sees all
   */
  async lockMany(manager: EntityManager, ids: readonly string[], user: Actor | null): Promise<LeadEntity[]> {
    const limit = user ? await this.access.limitOf(user, manager) : undefined;
    const leads = await manager.find(LeadEntity, {
      where: { id: Any([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return leads.filter(({ ownerId }) => isShown(limit, ownerId));
  }

  /** A lead as lists show it, within a transaction. */
  async read(manager: EntityManager, id: string): Promise<Submission> {
    const [lead] = await readLeads(manager, [id]);
    if (!lead) throw new AppError('not_found');
    return lead;
  }

  /** Moves leads from the kept counts of their old statuses to those of the new ones. */
  async moveCounts(
    manager: EntityManager,
    { from = [], to = [] }: { from?: readonly LeadStatus[]; to?: readonly LeadStatus[] },
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
    changes: readonly { lead: LeadEntity; columns?: LeadColumns | undefined }[],
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
}
