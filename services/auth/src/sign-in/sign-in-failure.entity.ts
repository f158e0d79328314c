import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A wrong password, counted against a budget. Budgets and accounts are stored as keyed hashes. */
@Entity('sign_in_failure')
@Index('sign_in_failure_of_budget', ['budget', 'failedAt'])
@Index('sign_in_failure_time', ['failedAt'])
export class SignInFailureEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea')
  budget!: Buffer;

  @Column('bytea')
  account!: Buffer;

  @Column('timestamptz', { name: 'failed_at', default: () => 'now()' })
  failedAt!: Date;
}
