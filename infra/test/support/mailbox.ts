import { setTimeout as sleep } from 'node:timers/promises';

type Summary = { id: string; subject: string; receivedAt: string; envelope: { from: string; to: string[] } };

export type Mail = Summary & { text: string; html: string; headers: Record<string, string> };

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
  async waitFor(name: string, limit = 10_000): Promise<Mail> {
    for (const end = Date.now() + limit; Date.now() < end; await sleep(40)) {
      const [found] = await this.about(name);
      if (found) return (await fetch(`${this.url}/api/messages/${found.id}`)).json() as Promise<Mail>;
    }
    throw new Error(`No mail about ${name} came within ${limit} ms`);
  }

  async source(id: string): Promise<string> {
    return (await fetch(`${this.url}/api/messages/${id}/source`)).text();
  }
}
