import { Logger } from '@nestjs/common';
import { Client } from 'pg';

const reconnectDelayMs = 1000;

type Options = {
  databaseUrl: string;
  channel: string;
  applicationName: string;
  /** Called for each notification with its payload. */
  onNotification: (payload: string) => void;
  /** Called when listening (again): notifications may have been missed until now. */
  onListening?: () => void;
};

/**
 * Listens on a Postgres channel over a connection of its own and reconnects for as long as it is not closed.
 * Notifications are hints: what they announce must also be found by polling.
 */
export class PostgresListener {
  private readonly logger = new Logger(PostgresListener.name);
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: Options) {}

  async open(): Promise<void> {
    if (this.closed) return;
    const { databaseUrl, channel, applicationName, onNotification, onListening } = this.options;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
    });
    this.client = client;
    // After the first sign of trouble this connection is given up; both events may come.
    let lost = false;
    const lose = (error?: Error) => {
      if (lost || this.closed) return;
      lost = true;
      this.logger.warn({ err: error, channel }, 'lost the listening connection; reconnecting');
      client.end().catch(() => undefined);
      this.timer = setTimeout(() => void this.open(), reconnectDelayMs);
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', (message) => onNotification(message.payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onListening?.();
    } catch (error) {
      lose(error as Error);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }
}
