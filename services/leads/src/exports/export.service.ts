import type { Readable } from 'node:stream';
import type { ExportLine, SubmissionFilter, SubmissionQuery } from '@golghar/contracts';
import { recordAudit, type SignedIn, startStream } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadStreams } from '../search/lead-streams';
import { ExportQueue } from './export-queue';

/** By which filters, without the words that were searched: they may be somebody's name. */
const detailOf = (filter: SubmissionFilter): string => {
  const names = Object.keys(filter).map((name) => (name === 'q' ? 'search' : name));
  return names.length > 0 ? `filtered by ${names.join(', ')}` : 'all of them';
};

const waitLine = (ahead: number): string =>
  `${JSON.stringify({ waiting: { ahead } } satisfies ExportLine)}\n`;

/** Means nothing in JSON, and keeps the connection open. */
const blank = ' ';

/** Everything that takes all leads at once: it is written down before the first of them goes out. */
@Injectable()
export class ExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly streams: LeadStreams,
    private readonly queue: ExportQueue,
  ) {}

  /** The leads that the filters show, one a line. */
  async lines(filter: SubmissionFilter, user: SignedIn): Promise<Readable> {
    const parts = this.streams.lines(filter);
    await this.record(filter, user);
    return startStream(this.queue.inTurn(user.id, parts, waitLine));
  }

  /** The list without a limit: all of it as JSON that is made while it is sent. */
  async list(filter: Omit<SubmissionQuery, 'limit'>, user: SignedIn): Promise<Readable> {
    const parts = this.streams.list(filter);
    await this.record(filter, user);
    return startStream(this.queue.inTurn(user.id, parts, () => blank));
  }

  /** Writes down who took which leads. */
  record(filter: SubmissionFilter, actor: SignedIn): Promise<void> {
    return recordAudit(this.database.manager, {
      actor,
      action: 'leads_exported',
      detail: detailOf(filter),
    });
  }
}
