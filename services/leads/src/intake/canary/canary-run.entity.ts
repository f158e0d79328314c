import type { Operations } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn, Raw } from 'typeorm';

/**
 * Who deletes a canary's lead at the moment at which it is stored: nobody. A lead that is deleted is in no list, count,
 * report or search, and belongs to no person; this tells it from those that people deleted.
 */
export const canaryActor = { id: '00000000-0000-0000-0000-00000000ca17', name: 'Canary' };

/** For a search: a time so many seconds ago or later. */
export const isWithin = (seconds: number) =>
  Raw((at) => `${at} > clock_timestamp() - make_interval(secs => :seconds)`, { seconds });

const time = { type: 'timestamptz', precision: 3 } as const;

/** An enquiry that the product sent itself, and how far it came. */
@Entity('canary_run')
@Index('canary_run_time', ['startedAt'])
export class CanaryRunEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Of the token that its request shows; empty once it was shown. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash!: Buffer | null;

  /** As the gateway's answer named it. */
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
