import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { readJson, writeAtomically } from '../local/private-file';

/** A message as the list shows it. */
export type MessageSummary = {
  /** Sorts by arrival. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Sender and recipients of the SMTP envelope; headers may differ. */
  envelope: { from: string; to: string[] };
  subject: string;
};

/** A parsed message; missing headers are empty, missing parts null. */
export type Message = MessageSummary & {
  source: Buffer;
  from: string;
  replyTo: string;
  text: string | null;
  html: string | null;
  attachments: string[];
};

const maxMessages = 1_000;

/** Messages as files: `<id>.eml` as received, `<id>.json` its summary. The oldest are deleted when there are too many. */
export class MailStore {
  /** Newest first. */
  private messages: MessageSummary[];
  private sequence = 0;

  constructor(
    private readonly folder: string,
    private readonly limit = maxMessages,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.messages = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => readJson(path.join(folder, name)) as MessageSummary);
  }

  /** Keeps a message; it is on disk when this resolves. */
  async add(source: Buffer, envelope: MessageSummary['envelope']): Promise<MessageSummary> {
    const { subject = '' } = await simpleParser(source);
    const receivedAt = new Date().toISOString();
    const summary = { id: this.newId(receivedAt), receivedAt, envelope, subject };
    writeAtomically(this.file(summary.id, 'eml'), source);
    writeAtomically(this.file(summary.id, 'json'), JSON.stringify(summary));
    this.messages.unshift(summary);
    this.removeAllFrom(this.limit);
    return summary;
  }

  /** Summaries, newest first. */
  list(): readonly MessageSummary[] {
    return this.messages;
  }

  /** A parsed message, or undefined for an unknown id. */
  async read(id: string): Promise<Message | undefined> {
    const summary = this.messages.find((message) => message.id === id);
    if (!summary) return undefined;
    const source = readFileSync(this.file(id, 'eml'));
    const mail = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true });
    return {
      ...summary,
      source,
      from: mail.from?.text ?? '',
      replyTo: mail.replyTo?.text ?? '',
      text: mail.text ?? null,
      html: mail.html || null,
      attachments: mail.attachments.map(({ filename = 'unnamed' }) => filename),
    };
  }

  clear(): void {
    this.removeAllFrom(0);
  }

  private removeAllFrom(place: number): void {
    for (const { id } of this.messages.splice(place))
      for (const kind of ['json', 'eml'] as const) rmSync(this.file(id, kind), { force: true });
  }

  /** The time of arrival in digits, then a number that tells messages of the same millisecond apart. */
  private newId(receivedAt: string): string {
    this.sequence = (this.sequence + 1) % 10_000;
    return `${receivedAt.replace(/\D/g, '')}-${String(this.sequence).padStart(4, '0')}`;
  }

  private file(id: string, kind: 'eml' | 'json'): string {
    return path.join(this.folder, `${id}.${kind}`);
  }
}
