import type { AnswerOf, api, WatchdogReport } from '@golghar/contracts';
import { Column, Entity, type EntityManager, IsNull, PrimaryColumn } from 'typeorm';

/** How the last runs of a scheduled job ended, in whichever process. */
@Entity('job_run')
export class JobRunEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column({ type: 'timestamptz', name: 'succeeded_at', precision: 3, nullable: true })
  succeededAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'failed_at', precision: 3, nullable: true })
  failedAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  /** What it keeps for its next run: the watchdog its last report, and which incidents it has told by which channel. */
  @Column('jsonb', { nullable: true })
  state!: { report: WatchdogReport; told: Record<string, string[]> } | null;
}

/** How the last runs of a service's jobs ended, in whichever process, by name. */
export async function listJobs(manager: EntityManager): Promise<AnswerOf<typeof api.listLeadsJobs>> {
  const runs = await manager.find(JobRunEntity, { where: { state: IsNull() }, order: { name: 'ASC' } });
  const isFailing = ({ succeededAt, failedAt }: JobRunEntity) =>
    failedAt !== null && (succeededAt === null || failedAt > succeededAt);
  return { jobs: runs.map((run) => ({ ...run, isFailing: isFailing(run) })) };
}
