import { EventEmitter } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Who it came from and went to, as the mail server was told; headers may say otherwise. */
export type Envelope = { from: string; to: string[] };

/** A message as the list shows it. */
export type MessageSummary = {
  /** Sorts by arrival. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  envelope: Envelope;
  subject: string;
  /** Bytes of the whole message. */
  size: number;
};

const maxMessages = 1_000;

/**
 * Messages as files: `<id>.eml` is the message as it came, `<id>.json` its summary. The oldest go when there
 * are too many. Emits `added` with the summary and `cleared`.
 */
export class MailStore extends EventEmitter<{ added: [MessageSummary]; cleared: [] }> {
  /** Newest first. */
  private messages: MessageSummary[];
  private sequence = 0;

  constructor(
    private readonly folder: string,
    private readonly limit = maxMessages,
  ) {
    super();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.messages = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as MessageSummary);
  }

  /** Keeps a message; it is on disk when this resolves. */
  async add(source: Buffer, envelope: Envelope, subject: string): Promise<MessageSummary> {
    const receivedAt = new Date().toISOString();
    const summary = { id: this.newId(receivedAt), receivedAt, envelope, subject, size: source.length };
    await this.write(`${summary.id}.eml`, source);
    await this.write(`${summary.id}.json`, JSON.stringify(summary));
    this.messages.unshift(summary);
    await Promise.all(this.messages.splice(this.limit).map(({ id }) => this.remove(id)));
    this.emit('added', summary);
    return summary;
  }

  /**
   * Summaries, newest first.
   * @param after only those that came after the message with this id
   */
  list(after = ''): MessageSummary[] {
    return this.messages.filter(({ id }) => id > after);
  }

  /** The summary and the message as it came, or undefined for an unknown id. */
  async read(id: string): Promise<{ summary: MessageSummary; source: Buffer } | undefined> {
    const summary = this.messages.find((message) => message.id === id);
    return summary && { summary, source: await readFile(this.file(id, 'eml')) };
  }

  /** Deletes all messages. */
  async clear(): Promise<void> {
    await Promise.all(this.messages.splice(0).map(({ id }) => this.remove(id)));
    this.emit('cleared');
  }

  /** Digits of the time of arrival, then a number that tells messages of one millisecond apart. */
  private newId(receivedAt: string): string {
    this.sequence = (this.sequence + 1) % 10_000;
    return `${receivedAt.replace(/\D/g, '')}-${String(this.sequence).padStart(4, '0')}`;
  }

  private file(id: string, kind: 'eml' | 'json'): string {
    return path.join(this.folder, `${id}.${kind}`);
  }

  private async write(name: string, content: Buffer | string): Promise<void> {
    const file = path.join(this.folder, name);
    await writeFile(`${file}.draft`, content, { mode: 0o600 });
    await rename(`${file}.draft`, file);
  }

  private async remove(id: string): Promise<void> {
    await rm(this.file(id, 'json'), { force: true });
    rmSync(this.file(id, 'eml'), { force: true });
  }
}
