import { type LinkPurpose, type Role, type SessionUser, toRole } from '@golghar/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Who takes over the open leads of somebody who was disabled. */
export type Takeover = {
  /** One for each time, so that the receiver is told of each. */
  id: string;
  /** Null leaves the leads to nobody. */
  takenBy: string | null;
  actorId: string;
  actorName: string;
};

/** A link with which somebody chooses a password, until it is used or revoked. */
export type PasswordLink = {
  /** The subject of the e-mail that carries it. */
  id: string;
  purpose: LinkPurpose;
  /** Hexadecimal; the token itself is stored nowhere. */
  tokenHash: string;
  madeBy: { id: string; name: string };
  expiresAt: string;
};

/** A role as the programs of this version know it. */
export const asRole = { from: toRole, to: (role: Role) => role };

/** One who may use the back office, or is invited to: then there is no password yet. */
@Entity('app_user')
// On lower(email), which a decorator can't say: the migration makes it.
@Index('app_user_email', { synchronize: false })
@Check('app_user_status_check', `status IN ('active', 'disabled')`)
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text', { transformer: asRole })
  role!: Role;

  @Column('text', { default: 'active' })
  status!: 'active' | 'disabled';

  /** The last time, also of who was enabled since; a trigger fills it in. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  /** Of who was disabled; the service of the leads reads it in a view. */
  @Column('jsonb', { nullable: true })
  takeover!: Takeover | null;

  /** The last one that was made. */
  @Column('jsonb', { nullable: true })
  link!: PasswordLink | null;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('boolean', { name: 'must_change_password', default: false })
  mustChangePassword!: boolean;

  @Column('timestamptz', { name: 'last_sign_in_at', nullable: true })
  lastSignInAt!: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}

/** The part of a user that a session shows. */
export const toSessionUser = ({ id, name, email, role, mustChangePassword }: UserEntity): SessionUser => ({
  ...{ id, name, email, role, mustChangePassword },
});
