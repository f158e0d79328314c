import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One change of many leads, which can be undone for a day. */
@Entity('bulk_change')
@Index('bulk_change_age', ['createdAt'])
export class BulkChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'actor_id' })
  actorId!: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
