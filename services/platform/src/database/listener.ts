import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { type PlatformSettings, SETTINGS } from '../settings/service-settings';

const reconnectDelayMs = 1000;

type Listener = {
  /** Called for each notification with its payload. */
  onNotification: (payload: string) => void;
  /** Called when listening (again): notifications may have been missed until now. */
  onListening?: () => void;
};

/**
 * Listens on channels of Postgres, over a connection for each, and reconnects until the process stops.
 * Notifications are hints: what they announce must also be found by polling.
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
    // After the first sign of trouble this connection is given up; both events may come.
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
