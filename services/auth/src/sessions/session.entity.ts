import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../user.entity';

/** A sign-in in one browser. The view `live_sessions` lists those that have not ended. */
@Entity('session')
@Index('session_of_user', ['userId'], { where: 'ended_at IS NULL' })
// On least(ended_at, expires_at), which a decorator can't express: the migration makes it.
@Index('session_over', { synchronize: false })
export class SessionEntity {
  /** Identifies the row to its owner and to the other services; it is not the id in the token. */
  @PrimaryColumn('uuid')
  id!: string;

  @Index('session_token_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'session_user_id_fkey' })
  user?: UserEntity;

  /** Browser and system in words, such as `Chrome on Android`. */
  @Column('text')
  device!: string;

  @Column('text')
  address!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  /** When its owner last did something, accurate to a minute. */
  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt!: Date | null;
}
