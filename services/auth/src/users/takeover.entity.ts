import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity';

/** Who takes over the open leads of somebody who was disabled; the service of the leads reads it in a view. */
@Entity('takeover')
export class TakeoverEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'takeover_user_id_fkey' })
  user?: UserEntity;

  /** One for each time, so that the receiver is told of each. */
  @Column('uuid')
  id!: string;

  /** Null leaves the leads to nobody. */
  @Column('uuid', { name: 'taken_by', nullable: true })
  takenBy!: string | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'taken_by', foreignKeyConstraintName: 'takeover_taken_by_fkey' })
  taker?: UserEntity;

  @Column('uuid', { name: 'actor_id' })
  actorId!: string;

  @Column('text', { name: 'actor_name' })
  actorName!: string;
}
