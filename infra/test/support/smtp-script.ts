import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { listen } from './machine';

export type ReceivedMail = { at: number; subject: string; messageId: string; to: string[]; text: string };

/** How the server treats the next mails. */
export type Behaviour = {
  /** The response to every recipient; undefined accepts them. */
  refuse?: { code: number; text: string };
  /** Delay before it accepts a mail. */
  delayMs?: number;
  /** Sends no greeting and responds to nothing. */
  isSilent?: boolean;
};

/** A mail server controlled by a test, always on the same port. */
export class ScriptedMailServer {
  readonly received: ReceivedMail[] = [];
  /** Number of delivery commands received, including refused ones. */
  attempts = 0;
  behaviour: Behaviour = {};
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      logger: false,
      onConnect: (_, callback) => {
        if (!this.behaviour.isSilent) callback();
      },
      onRcptTo: (_, __, callback) => {
        this.attempts += 1;
        const { refuse } = this.behaviour;
        callback(refuse ? Object.assign(new Error(refuse.text), { responseCode: refuse.code }) : undefined);
      },
      onData: (stream, session, callback) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        text(stream)
          .then((source) => this.take(source, to))
          .then(() => callback(), callback);
      },
    });
    // Some tests kill the client midway.
    server.on('error', () => undefined);
    this.port = await listen(server.server, this.port);
    this.server = server;
  }

  private async take(source: string, to: string[]): Promise<void> {
    const { delayMs = 0 } = this.behaviour;
    const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1] ?? '';
    await sleep(delayMs);
    const [subject, messageId] = [header('Subject'), header('Message-ID')];
    this.received.push({ at: Date.now(), subject, messageId, to, text: source });
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  about(name: string): ReceivedMail[] {
    return this.received.filter(({ subject }) => subject.includes(name));
  }

  /** Resolves when a mail about each of the names has arrived. */
  async waitFor(names: readonly string[], timeoutMs: number): Promise<void> {
    const missing = () => names.filter((name) => this.about(name).length === 0);
    for (const end = Date.now() + timeoutMs; missing().length > 0; await sleep(50))
      if (Date.now() > end)
        throw new Error(`No mail came about ${missing().join(', ')} within ${timeoutMs} ms`);
  }
}
