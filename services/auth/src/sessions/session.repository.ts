import { absoluteLifetime, idleLifetime } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SessionEntity } from './session.entity';

/** In the database's own time, as the view of live sessions counts. */
const now = () => 'now()';

@Injectable()
export class SessionRepository {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  /** Adds a session and returns its id. */
  async add(userId: string, manager: EntityManager): Promise<string> {
    const id = uuid();
    const expiresAt = () => `now() + make_interval(secs => ${absoluteLifetime})`;
    await manager.insert(SessionEntity, { id, userId, expiresAt });
    return id;
  }

  async end(id: string, manager: EntityManager): Promise<void> {
    await manager.update(SessionEntity, { id, endedAt: IsNull() }, { endedAt: now });
  }

  async endAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.update(SessionEntity, { userId, endedAt: IsNull() }, { endedAt: now });
  }

  /** Moves the idle limit of a session in use. One that is over stays over, however late the news comes. */
  async touch(id: string): Promise<void> {
    await this.sessions
      .createQueryBuilder()
      .update()
      .set({ seenAt: now })
      .where('id = :id AND ended_at IS NULL', { id })
      .andWhere('seen_at > now() - make_interval(secs => :idleLifetime)', { idleLifetime })
      .execute();
  }

  /** Forgets sessions that are over for a day. */
  async deleteOver(): Promise<void> {
    await this.sessions
      .createQueryBuilder()
      .delete()
      .where(`least(ended_at, expires_at) < now() - interval '1 day'`)
      .execute();
  }
}
