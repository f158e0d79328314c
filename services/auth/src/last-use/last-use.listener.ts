import { idSchema } from '@golghar/contracts';
import { PostgresListener } from '@golghar/platform';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

type Options = {
  databaseUrl: string;
  /** Where services tell the ids of what they saw in use. */
  channel: string;
  touch: (id: string) => Promise<unknown>;
  /** What the log says when that failed. */
  failure: string;
};

/** Notes what any of the services saw in use. */
export abstract class LastUseListener implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(this.constructor.name);
  private readonly listener: PostgresListener;

  protected constructor(private readonly options: Options) {
    const { databaseUrl, channel } = options;
    this.listener = new PostgresListener({
      databaseUrl,
      applicationName: 'auth-listen',
      channel,
      onNotification: (id) => void this.note(id),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.open();
  }

  async onModuleDestroy(): Promise<void> {
    await this.listener.close();
  }

  private async note(id: string): Promise<void> {
    if (!idSchema.safeParse(id).success) return;
    await this.options.touch(id).catch((err) => this.logger.warn({ err }, this.options.failure));
  }
}
