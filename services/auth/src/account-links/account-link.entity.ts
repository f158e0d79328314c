import type { LinkPurpose } from '@golghar/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../users/user.entity';

/** A link with which somebody chooses a password; its token is stored as a hash alone. */
@Entity('account_link')
@Index('account_link_of_user', ['userId', 'createdAt'])
@Index('account_link_maker', ['madeBy'])
@Index('account_link_expiry', ['expiresAt'])
@Unique('account_link_token_hash_key', ['tokenHash'])
@Check('account_link_purpose_check', `purpose IN ('invitation', 'reset')`)
export class AccountLinkEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_link_user_id_fkey' })
  user?: UserEntity;

  @Column('uuid', { name: 'made_by' })
  madeBy!: string;

  @ManyToOne(() => UserEntity)
  @JoinColumn({ name: 'made_by', foreignKeyConstraintName: 'account_link_made_by_fkey' })
  maker?: UserEntity;

  @Column('text')
  purpose!: LinkPurpose;

  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  expiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'used_at', precision: 3, nullable: true })
  usedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'revoked_at', precision: 3, nullable: true })
  revokedAt!: Date | null;
}
