import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, type EntityManager, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ApiTokenEntity } from './api-token.entity';

type AddedToken = Pick<ApiTokenEntity, 'userId' | 'name' | 'tokenHash' | 'role' | 'scopes'> & {
  expiresInDays: number | null;
};

@Injectable()
export class ApiTokenRepository {
  constructor(@InjectRepository(ApiTokenEntity) private readonly tokens: Repository<ApiTokenEntity>) {}

  /** The tokens of a person that have not expired, the newest first. */
  findLive(userId: string, manager: EntityManager = this.tokens.manager): Promise<ApiTokenEntity[]> {
    return manager
      .createQueryBuilder(ApiTokenEntity, 'token')
      .where('token.userId = :userId', { userId })
      .andWhere(
        new Brackets((either) => either.where('token.expiresAt IS NULL').orWhere('token.expiresAt > now()')),
      )
      .orderBy({ 'token.id': 'DESC' })
      .getMany();
  }

  async add({ expiresInDays, ...token }: AddedToken, manager: EntityManager): Promise<ApiTokenEntity> {
    const id = uuid();
    const expiresAt =
      expiresInDays === null ? null : () => `now() + make_interval(days => ${Number(expiresInDays)})`;
    await manager.insert(ApiTokenEntity, { ...token, id, expiresAt });
    return manager.findOneByOrFail(ApiTokenEntity, { id });
  }

  async remove(ids: { id: string; userId: string }, manager: EntityManager): Promise<void> {
    await manager.delete(ApiTokenEntity, ids);
  }

  /** Revokes every token of a person, as part of the transaction that changes the account. */
  async removeAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(ApiTokenEntity, { userId });
  }

  /** Notes that a token was used now. */
  async touch(id: string): Promise<void> {
    await this.tokens.update({ id }, { lastUsedAt: () => 'now()' });
  }

  async deleteExpired(): Promise<void> {
    await this.tokens.createQueryBuilder().delete().where(`expires_at < now() - interval '1 day'`).execute();
  }
}
