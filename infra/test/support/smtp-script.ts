import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { at: number; subject: string; messageId: string; to: string[]; text: string };

/** How the server treats the next mails. */
export type Behaviour = {
  /** Answers every recipient so; undefined takes them. */
  refuse?: { code: number; text: string };
  /** Refuses each mail that contains these words, as a filter for spam does. */
  refuseWords?: string;
  /** How long it waits before it answers that it has the mail. */
  delayMs?: number;
  /** Greets nobody and says nothing. */
  isSilent?: boolean;
};

/** A mail server that does what a test tells it, on a port that stays the same. */
export class ScriptedMailServer {
  readonly received: ReceivedMail[] = [];
  /** Commands to deliver that it saw, refused ones too. */
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
        let text = '';
        stream.setEncoding('utf8');
        stream.on('data', (part) => {
          text += part;
        });
        stream.on('end', () => {
          const { refuseWords } = this.behaviour;
          // Quoted-printable breaks long lines wherever they are.
          if (refuseWords && text.replaceAll('=\r\n', '').includes(refuseWords)) {
            callback(Object.assign(new Error('message looks like spam'), { responseCode: 550 }));
            return;
          }
          const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1] ?? '';
          void sleep(this.behaviour.delayMs ?? 0).then(() => {
            this.received.push({
              at: Date.now(),
              subject: header('Subject'),
              messageId: header('Message-ID'),
              to: session.envelope.rcptTo.map(({ address }) => address),
              text,
            });
            callback();
          });
        });
      },
    });
    // A client that is killed in the middle is what some tests are about.
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  about(name: string): ReceivedMail[] {
    return this.received.filter(({ subject }) => subject.includes(name));
  }

  /** Resolves when a mail about each of the names has come. */
  async waitFor(names: readonly string[], timeoutMs: number): Promise<void> {
    const missing = () => names.filter((name) => this.about(name).length === 0);
    for (const end = Date.now() + timeoutMs; missing().length > 0; await sleep(50))
      if (Date.now() > end)
        throw new Error(`No mail came about ${missing().join(', ')} within ${timeoutMs} ms`);
  }
}
