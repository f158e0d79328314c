import type { Readable } from 'node:stream';
import type {
  Dashboard,
  StatusUpdate,
  Submission,
  SubmissionDetail,
  SubmissionList,
  SubmissionQuery,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LeadRepository, type LockedLead } from './lead.repository';
import { leadColumns, withIsoTimes } from './lead-columns';
import { LeadCounts } from './lead-counts';
import { LeadList } from './list/lead-list';
import { LeadStreams } from './list/lead-streams';

const recentLeads = 5;

@Injectable()
export class LeadService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly counts: LeadCounts,
    private readonly pages: LeadList,
    private readonly streams: LeadStreams,
  ) {}

  /** A page of the list, or, without a limit, all of it as JSON that is made while it is sent. */
  list({ limit, ...query }: SubmissionQuery): Promise<SubmissionList | Readable> {
    return limit === undefined ? this.streams.list(query) : this.pages.page({ ...query, limit });
  }

  async detail(id: string): Promise<SubmissionDetail> {
    const submission = await this.leads.findDetail(id);
    if (!submission) throw new AppError('not_found');
    return submission;
  }

  async dashboard(): Promise<Dashboard> {
    const [stats, recent] = await Promise.all([this.counts.stats(), this.pages.newest(recentLeads)]);
    return { stats, recent };
  }

  /** Sets a status and records who did it; the same status again changes nothing. */
  async setStatus(id: string, { status, version }: StatusUpdate, user: SignedIn): Promise<Submission> {
    return this.change(id, async (manager, lead) => {
      if (lead.isDeleted) throw new AppError('not_found');
      if (version !== undefined && version !== lead.version)
        throw new AppError('conflict', { message: 'Somebody else changed this lead in the meantime.' });
      if (status === lead.status) return;
      await manager.query(
        'UPDATE lead SET status = $2, updated_at = now(), version = version + 1 WHERE id = $1',
        [id, status],
      );
      await manager.query(
        `INSERT INTO status_change (id, lead_id, from_status, to_status, author_id, author_name)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [uuid(), id, lead.status, status, user.id, user.name],
      );
      await this.leads.moveCount(manager, lead.status, status);
    });
  }

  /** Hides a lead; it can be restored until it is erased. */
  async delete(id: string): Promise<void> {
    await this.change(id, async (manager, lead) => {
      if (lead.isDeleted) throw new AppError('not_found');
      await manager.query('UPDATE lead SET deleted_at = now(), version = version + 1 WHERE id = $1', [id]);
      await this.leads.moveCount(manager, lead.status, undefined);
    });
  }

  async restore(id: string): Promise<Submission> {
    return this.change(id, async (manager, lead) => {
      if (!lead.isDeleted) return;
      await manager.query('UPDATE lead SET deleted_at = NULL, version = version + 1 WHERE id = $1', [id]);
      await this.leads.moveCount(manager, undefined, lead.status);
    });
  }

  /** Runs a change while nobody else can change the lead, and answers with what it is then. */
  private change(
    id: string,
    work: (manager: EntityManager, lead: LockedLead) => Promise<void>,
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const lead = await this.leads.lock(manager, id);
      if (!lead) throw new AppError('not_found');
      await work(manager, lead);
      const [changed] = await manager.query(`SELECT ${leadColumns} FROM lead WHERE id = $1`, [id]);
      return withIsoTimes(changed) as Submission;
    });
  }
}
