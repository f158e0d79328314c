import {
  absoluteLifetimeSeconds,
  deleteInBatches,
  hashSessionToken,
  idleLifetimeSeconds,
} from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SessionEntity } from './session.entity';

type NewSession = Pick<SessionEntity, 'userId' | 'device' | 'address'> & { sid: string };

/** In the database's own time, as the view of live sessions counts. */
const now = () => 'now()';

@Injectable()
export class SessionRepository {
  constructor(@InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>) {}

  async add({ sid, ...session }: NewSession, manager: EntityManager): Promise<void> {
    const expiresAt = () => `now() + make_interval(secs => ${absoluteLifetimeSeconds})`;
    await manager.insert(SessionEntity, {
      ...session,
      id: uuid(),
      tokenHash: hashSessionToken(sid),
      expiresAt,
    });
  }

  /** The sessions of a user that are not over, the one used last first. */
  findLive(userId: string, manager: EntityManager = this.sessions.manager): Promise<SessionEntity[]> {
    return manager
      .createQueryBuilder(SessionEntity, 's')
      .where('s.user_id = :userId AND s.ended_at IS NULL AND s.expires_at > now()', { userId })
      .andWhere('s.seen_at > now() - make_interval(secs => :idleLifetimeSeconds)', { idleLifetimeSeconds })
      .orderBy('s.seen_at', 'DESC')
      .addOrderBy('s.id', 'DESC')
      .getMany();
  }

  async end(ids: string[], manager: EntityManager): Promise<void> {
    await manager.update(SessionEntity, { id: In(ids), endedAt: IsNull() }, { endedAt: now });
  }

  /** Ends every session of a user, but for one when its id is given. */
  async endAll(userId: string, manager: EntityManager, exceptId?: string): Promise<void> {
    await manager.update(
      SessionEntity,
      { userId, endedAt: IsNull(), ...(exceptId && { id: Not(exceptId) }) },
      { endedAt: now },
    );
  }

  /** Moves the idle limit of a session in use. One that is over stays over, however late the news comes. */
  async touch(id: string): Promise<void> {
    await this.sessions
      .createQueryBuilder()
      .update()
      .set({ seenAt: now })
      .where('id = :id AND ended_at IS NULL', { id })
      .andWhere('seen_at > now() - make_interval(secs => :idleLifetimeSeconds)', { idleLifetimeSeconds })
      .execute();
  }

  /** Forgets sessions that are over for a day. */
  async deleteOver(): Promise<void> {
    await deleteInBatches(this.sessions, `least(ended_at, expires_at) < now() - interval '1 day'`);
  }
}
