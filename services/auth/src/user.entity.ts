import { type LinkPurpose, type Role, type SessionUser, toRole } from '@golghar/contracts';
import { Check, Column, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Who takes over the open leads of a disabled user. */
export type Takeover = {
  /** A new id each time, so that the receiver is told each time. */
  id: string;
  /** Null leaves the leads without an owner. */
  takenBy: string | null;
  actorId: string;
  actorName: string;
};

/** A link with which somebody chooses a password, until it is used or revoked. */
export type PasswordLink = {
  /** The delivery of the e-mail that carries it. */
  id: string;
  purpose: LinkPurpose;
  /** Hexadecimal; the token itself is stored nowhere. */
  tokenHash: string;
  madeBy: { id: string; name: string };
  expiresAt: string;
};

/** A role as this version of the program knows it. */
export const asRole = { from: toRole, to: (role: Role) => role };

/** Somebody who may use the back office, or is invited to: an invited user has no password yet. */
@Entity('app_user')
// On lower(email), which a decorator can't express: the migration makes it.
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

  /** When the user was last disabled, even if enabled since; a trigger fills it in. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  /** Set when the user is disabled; leads reads it through a view. */
  @Column('jsonb', { nullable: true })
  takeover!: Takeover | null;

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

/** The part of a user that a session exposes. */
export const toSessionUser = ({ id, name, email, role, mustChangePassword }: UserEntity): SessionUser => ({
  ...{ id, name, email, role, mustChangePassword },
});
