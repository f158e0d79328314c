import type { ApiScope, Role } from '@golghar/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { asRole, UserEntity } from '../user.entity';

/** A personal API token. The view `live_api_tokens` lists those that still work. */
@Entity('api_token')
@Index('api_token_of_user', ['userId'])
export class ApiTokenEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'api_token_user_id_fkey' })
  user?: UserEntity;

  @Column('text')
  name!: string;

  /** The hash of the secret, which itself is stored nowhere. */
  @Index('api_token_hash', { unique: true })
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column('text', { transformer: asRole })
  role!: Role;

  @Column('text', { array: true })
  scopes!: ApiScope[];

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3, nullable: true })
  expiresAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}
