import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser } from 'mailparser';

type Summary = { id: string; subject: string; receivedAt: string; envelope: { from: string; to: string[] } };

export type Mail = Summary & { text: string; html: string; headers: Record<string, string> };

/** A mail as another mail program reads it. */
export async function readMail(source: Buffer | string) {
  const { text = '', attachments } = await simpleParser(source);
  return { text: text.trim(), attachments };
}

/** The mails in a catcher. */
export class Mailbox {
  constructor(private readonly url: string) {}

  async list(): Promise<Summary[]> {
    const response = await fetch(`${this.url}/api/messages`);
    return ((await response.json()) as { messages: Summary[] }).messages;
  }

  async about(name: string): Promise<Summary[]> {
    return (await this.list()).filter(({ subject }) => subject.includes(name));
  }

  /** Waits for the first mail whose subject has the name in it. */
  waitFor(name: string, timeoutMs?: number): Promise<Mail> {
    return this.firstThat(`about ${name}`, ({ subject }) => subject.includes(name), timeoutMs);
  }

  /** Waits for the first mail to an address. */
  waitForRecipient(address: string, timeoutMs?: number): Promise<Mail> {
    return this.firstThat(`to ${address}`, ({ envelope }) => envelope.to.includes(address), timeoutMs);
  }

  /** Waits for the first mail to an address whose subject has the words in it. */
  waitForSubject(words: string, address: string, timeoutMs?: number): Promise<Mail> {
    return this.firstThat(
      `"${words}" to ${address}`,
      ({ subject, envelope }) => subject.includes(words) && envelope.to.includes(address),
      timeoutMs,
    );
  }

  async source(id: string): Promise<string> {
    return (await fetch(`${this.url}/api/messages/${id}/source`)).text();
  }

  private async firstThat(what: string, fits: (mail: Summary) => boolean, timeoutMs = 10_000): Promise<Mail> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(40)) {
      const found = (await this.list()).find(fits);
      if (found) return (await fetch(`${this.url}/api/messages/${found.id}`)).json() as Promise<Mail>;
    }
    throw new Error(`No mail ${what} came within ${timeoutMs} ms`);
  }
}
