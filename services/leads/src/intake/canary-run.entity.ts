import type { Operations } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn, Raw } from 'typeorm';

/**
 * The actor who "deletes" a canary's lead the moment it is stored: nobody. A deleted lead is in no list, count, report or
 * search, and belongs to no person; this distinguishes it from those that people deleted.
 */
export const canaryActor = { id: '00000000-0000-0000-0000-00000000ca17', name: 'Canary' };

/** For a query: a time at most this many seconds ago. */
export const isWithin = (seconds: number) =>
  Raw((at) => `${at} > clock_timestamp() - make_interval(secs => :seconds)`, { seconds });

const time = { type: 'timestamptz', precision: 3 } as const;

/** An enquiry that the product sent itself, and how far it got. */
@Entity('canary_run')
@Index('canary_run_time', ['startedAt'])
export class CanaryRunEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Of the token that its request presents; empty once it was used. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash!: Buffer | null;

  @Column('uuid', { name: 'lead_id', nullable: true })
  leadId!: string | null;

  @Column('text', { default: 'running' })
  state!: Operations['canary'][number]['state'];

  @Column('text', { nullable: true })
  failure!: string | null;

  @Column({ ...time, name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  @Column({ ...time, name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}
