import type { Operations } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Any, type EntityManager, Not, Raw, Repository } from 'typeorm';
import { CanaryRunEntity, canaryActor, hashCanaryToken } from './canary-run.entity';

/** A run that was sent longer ago is over: whoever shows its token then is an ordinary visitor. */
const tokenSeconds = 5 * 60;

/** For a search: a time so many seconds ago or later. */
export const isWithin = (seconds: number) =>
  Raw((time) => `${time} > clock_timestamp() - make_interval(secs => :seconds)`, { seconds });

/** What the rest of the product asks about the enquiries that it sends itself. */
@Injectable()
export class CanaryRepository {
  constructor(@InjectRepository(CanaryRunEntity) private readonly runs: Repository<CanaryRunEntity>) {}

  /** Ends the token of a run that was just sent, so that it is good once; false when there is none such. */
  async claim(token: string): Promise<boolean> {
    const { affected } = await this.runs.update(
      { tokenHash: hashCanaryToken(token), state: 'running', startedAt: isWithin(tokenSeconds) },
      { tokenHash: null },
    );
    return affected === 1;
  }

  /** The latest runs, the newest first. */
  async findLatest(limit: number): Promise<Operations['canary']> {
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

  /** Those of the leads that are canaries. */
  async findLeads(manager: EntityManager, leadIds: readonly string[]): Promise<Set<string>> {
    // Leads by name, here and in the job, as the outbox and deliveries: their features import this one.
    const leads = await manager.find<{ id: string; deletedById: string }>('lead', {
      select: { id: true },
      where: { id: Any([...leadIds]), deletedById: canaryActor.id },
    });
    return new Set(leads.map(({ id }) => id));
  }
}
