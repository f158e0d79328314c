import { deleteInBatches } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SignInFailureEntity } from './sign-in-failure.entity';

@Injectable()
export class SignInFailureRepository {
  constructor(
    @InjectRepository(SignInFailureEntity) private readonly failures: Repository<SignInFailureEntity>,
  ) {}

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
