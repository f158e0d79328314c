import { deleteInBatches } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SignInFailureEntity } from './sign-in-failure.entity';
import { countFailures, type FailureCounts, lockBudget } from './sign-in-failure.sql';

@Injectable()
export class SignInFailureRepository {
  constructor(
    @InjectRepository(SignInFailureEntity) private readonly failures: Repository<SignInFailureEntity>,
  ) {}

  /** Makes attempts on one budget go one after the other until the transaction ends. */
  async lock(budget: Buffer, manager: EntityManager): Promise<void> {
    await lockBudget(manager, budget);
  }

  count(budget: Buffer, manager: EntityManager): Promise<FailureCounts> {
    return countFailures(manager, budget);
  }

  async add(budgets: readonly Buffer[], account: Buffer, manager: EntityManager): Promise<void> {
    await manager.insert(
      SignInFailureEntity,
      budgets.map((budget) => ({ id: uuid(), budget, account })),
    );
  }

  /** Forgets the failures of a budget; of one account alone when it is given. */
  async forget(budget: Buffer, account?: Buffer, manager: EntityManager = this.failures.manager) {
    await manager.delete(SignInFailureEntity, { budget, ...(account && { account }) });
  }

  async deleteOld(): Promise<void> {
    await deleteInBatches(this.failures, `failed_at < now() - interval '1 day'`);
  }
}
