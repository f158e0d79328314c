import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { type PlatformSettings, SETTINGS } from '../settings/service-settings';

const reconnectDelayMs = 1000;

type Listener = {
  /** Called for each notification with its payload. */
  onNotification: (payload: string) => void;
  /** Called when listening starts, also again: notifications may have been missed until then. */
  onListening?: () => void;
};

/**
 * Listens on Postgres channels, with one connection each, and reconnects until the process stops. Notifications are hints:
 * polling must find what they announce, too.
 */
@Injectable()
export class PostgresListener implements OnModuleDestroy {
  private readonly logger = new Logger(PostgresListener.name);
  private readonly clients = new Map<string, Client>();
  private isStopped = false;

  constructor(@Inject(SETTINGS) private readonly settings: PlatformSettings) {}

  async listen(channel: string, listener: Listener): Promise<void> {
    if (this.isStopped) return;
    const client = new Client({
      connectionString: this.settings.DATABASE_URL,
      application_name: `${this.settings.service}-listen`,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    });
    this.clients.set(channel, client);
    // The connection is given up at the first error; both events may be emitted.
    let isLost = false;
    const lose = (err?: Error) => {
      if (isLost || this.isStopped) return;
      isLost = true;
      this.logger.warn({ err, channel }, 'lost the listening connection; reconnecting');
      client.end().catch(() => undefined);
      setTimeout(() => void this.listen(channel, listener), reconnectDelayMs).unref();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload = '' }) => listener.onNotification(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      listener.onListening?.();
    } catch (error) {
      lose(error as Error);
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await Promise.all([...this.clients.values()].map((client) => client.end().catch(() => undefined)));
  }
}
