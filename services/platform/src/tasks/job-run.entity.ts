import type { WatchdogReport } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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
