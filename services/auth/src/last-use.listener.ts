import { idSchema } from '@golghar/contracts';
import { idleLifetimeSeconds, lastUseChannel, PostgresListener } from '@golghar/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource, IsNull, Raw } from 'typeorm';
import { ApiTokenEntity } from './sessions/api-token.entity';
import { SessionEntity } from './sessions/session.entity';

const now = () => 'now()';

/** Records when a session or an API token was last used, in whichever service. */
@Injectable()
export class LastUseListener implements OnModuleInit {
  private readonly logger = new Logger(LastUseListener.name);

  constructor(
    private readonly listener: PostgresListener,
    private readonly database: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.listener.listen(lastUseChannel, { onNotification: (id) => void this.note(id) });
  }

  private async note(id: string): Promise<void> {
    if (!idSchema.safeParse(id).success) return;
    const { manager } = this.database;
    try {
      // An ended session stays ended, however late the notification arrives.
      const isInTime = Raw((at) => `${at} > now() - make_interval(secs => ${idleLifetimeSeconds})`);
      await manager.update(SessionEntity, { id, endedAt: IsNull(), seenAt: isInTime }, { seenAt: now });
      await manager.update(ApiTokenEntity, { id }, { lastUsedAt: now });
    } catch (err) {
      this.logger.warn({ err }, 'failed to record the last use of a session or an API token');
    }
  }
}
