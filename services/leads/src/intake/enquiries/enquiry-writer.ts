import { isDatabaseUnavailable } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { EnquiryRepository } from './enquiry.repository';
import type { NewEnquiry } from './enquiry-row';

type Waiting = {
  enquiry: NewEnquiry;
  resolve: (isNew: boolean) => void;
  reject: (error: unknown) => void;
};

/** Statements at a time: one is being sent while Postgres writes the other to its disk. */
const maxStatements = 2;

/** Enquiries in one statement. */
const maxEnquiries = 100;

/**
 * Stores an enquiry at once when little is going on. What arrives while others are being written goes into the next
 * statement together: under load one round trip and one commit serve many visitors, each answered when that is on disk.
 */
@Injectable()
export class EnquiryWriter {
  private waiting: Waiting[] = [];
  private statements = 0;

  constructor(private readonly enquiries: EnquiryRepository) {}

  /** Resolves when the enquiry is on disk; false when its key was taken and nothing was stored. */
  store(enquiry: NewEnquiry): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ enquiry, resolve, reject });
      if (this.statements < maxStatements) void this.writeWaiting();
    });
  }

  private async writeWaiting(): Promise<void> {
    this.statements += 1;
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, maxEnquiries));
    this.statements -= 1;
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.enquiries.store(batch.map(({ enquiry }) => enquiry));
      for (const { enquiry, resolve } of batch) resolve(stored.has(enquiry.id));
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.rejectAll([...batch, ...this.waiting.splice(0)], error);
      else if (batch.length > 1) for (const one of batch) await this.write([one]);
      else this.rejectAll(batch, error);
    }
  }

  /** Those who wait would wait for the same error: nobody waits longer than one statement may take. */
  private rejectAll(batch: readonly Waiting[], error: unknown): void {
    for (const { reject } of batch) reject(error);
  }
}
