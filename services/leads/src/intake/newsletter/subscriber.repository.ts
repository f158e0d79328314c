import type { Language } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { SubscriberEntity } from './subscriber.entity';

@Injectable()
export class SubscriberRepository {
  constructor(
    @InjectRepository(SubscriberEntity) private readonly subscribers: Repository<SubscriberEntity>,
  ) {}

  /** An address in whatever case. */
  findByEmail(email: string, manager: EntityManager): Promise<SubscriberEntity | null> {
    return manager
      .createQueryBuilder(SubscriberEntity, 'subscriber')
      .where('lower(subscriber.email) = lower(:email)', { email })
      .getOne();
  }

  findByToken(token: string, manager: EntityManager): Promise<SubscriberEntity | null> {
    return manager.findOne(SubscriberEntity, { where: { token }, lock: { mode: 'pessimistic_write' } });
  }

  /** Somebody who was asked and has not confirmed; null once they have, or left. */
  findUnconfirmed(id: string): Promise<SubscriberEntity | null> {
    return this.subscribers.findOneBy({ id, confirmedAt: IsNull() });
  }

  async add(
    subscriber: Pick<SubscriberEntity, 'id' | 'email' | 'token' | 'language'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(SubscriberEntity, subscriber);
  }

  async touch(id: string, language: Language, manager: EntityManager): Promise<void> {
    await manager.update(SubscriberEntity, { id }, { language, requestedAt: () => 'now()' });
  }

  async confirm(id: string, manager: EntityManager): Promise<void> {
    await manager.update(SubscriberEntity, { id, confirmedAt: IsNull() }, { confirmedAt: () => 'now()' });
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(SubscriberEntity, { id });
  }

  /** Whether there was one who had confirmed. */
  async removeConfirmed(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(SubscriberEntity, { id, confirmedAt: Not(IsNull()) });
    return affected === 1;
  }

  /** Everyone on the list, newest first. */
  findConfirmed(manager?: EntityManager): Promise<SubscriberEntity[]> {
    return (manager?.getRepository(SubscriberEntity) ?? this.subscribers).find({
      where: { confirmedAt: Not(IsNull()) },
      order: { confirmedAt: 'DESC', id: 'DESC' },
    });
  }
}
