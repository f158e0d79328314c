import type { CanaryRun } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Raw, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { hashCanaryToken } from './canary';
import * as sql from './canary.sql';
import { CanaryRunEntity } from './canary-run.entity';

/** A run that was sent longer ago is over: whoever shows its token then is an ordinary visitor. */
const tokenSeconds = 5 * 60;

const isWithin = (seconds: number) =>
  Raw((time) => `${time} > clock_timestamp() - make_interval(secs => :seconds)`, { seconds });

/** Enquiries that the product sends itself, and their leads. */
@Injectable()
export class CanaryRepository {
  constructor(@InjectRepository(CanaryRunEntity) private readonly runs: Repository<CanaryRunEntity>) {}

  /** Lets one worker at a time begin a run, until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(sql.lockCanary);
  }

  /** Whether the last run began longer ago. */
  async isDue(manager: EntityManager, intervalSeconds: number): Promise<boolean> {
    return !(await manager.existsBy(CanaryRunEntity, { startedAt: isWithin(intervalSeconds) }));
  }

  /** Adds a run; answers its id. */
  async add(manager: EntityManager, tokenHash: Buffer): Promise<string> {
    const id = uuid();
    await manager.insert(CanaryRunEntity, { id, tokenHash });
    return id;
  }

  /** Ends the token of a run that was just sent, so that it is good once; false when there is none such. */
  async claim(token: string): Promise<boolean> {
    const { affected } = await this.runs.update(
      { tokenHash: hashCanaryToken(token), state: 'running', startedAt: isWithin(tokenSeconds) },
      { tokenHash: null },
    );
    return affected === 1;
  }

  find(manager: EntityManager, id: string): Promise<CanaryRunEntity | null> {
    return manager.findOneBy(CanaryRunEntity, { id });
  }

  async setLead(id: string, leadId: string): Promise<void> {
    await this.runs.update({ id }, { leadId });
  }

  async finish(manager: EntityManager, id: string, failure: string | undefined): Promise<void> {
    await manager.update(
      CanaryRunEntity,
      { id },
      {
        state: failure ? 'failed' : 'passed',
        failure: failure ?? null,
        tokenHash: null,
        finishedAt: () => 'clock_timestamp()',
      },
    );
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(CanaryRunEntity, { id });
  }

  /** The latest runs, the newest first. */
  async findLatest(limit: number): Promise<CanaryRun[]> {
    const runs = await this.runs.find({ order: { startedAt: 'DESC' }, take: limit });
    return runs.map(({ startedAt, finishedAt, state, failure }) => ({
      startedAt: startedAt.toISOString(),
      state,
      seconds: state === 'passed' && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : null,
      failure,
    }));
  }

  /** Whether the last run that is over did not come through. */
  async hasLastFailed(): Promise<boolean> {
    const last = await this.runs.findOne({ where: { state: Not('running') }, order: { startedAt: 'DESC' } });
    return last?.state === 'failed';
  }

  /** Removes runs that their worker left behind; answers the leads that had been stored. */
  async removeAbandoned(manager: EntityManager, olderThanSeconds: number): Promise<string[]> {
    const [rows]: [sql.AbandonedRow[], number] = await manager.query(sql.dropAbandoned, [olderThanSeconds]);
    return rows.flatMap(({ leadId }) => leadId ?? []);
  }

  /** How far the alert of a lead came; undefined while there is none. */
  async findAlert(leadId: string): Promise<sql.CanaryAlertRow | undefined> {
    const [alert]: sql.CanaryAlertRow[] = await this.runs.query(sql.findCanaryAlert, [leadId]);
    return alert;
  }

  /** Those of the leads that are canaries. */
  async findLeads(manager: EntityManager, leadIds: readonly string[]): Promise<Set<string>> {
    const rows: sql.CanaryLeadRow[] = await manager.query(sql.findCanaries, [leadIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Erases a canary's lead with all that belongs to it. */
  async eraseLead(manager: EntityManager, leadId: string): Promise<void> {
    await manager.query(sql.removeFromOutbox, [leadId]);
    await manager.query(sql.eraseCanary, [leadId]);
  }
}
