import type { LeadStatus } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many leads have a status, kept up by whatever changes one. Those in the outbox are not counted yet. */
@Entity('lead_count')
export class LeadCountEntity {
  @PrimaryColumn('text')
  status!: LeadStatus;

  /** Postgres' bigint comes as text. */
  @Column('bigint', { default: 0 })
  count!: string;
}
