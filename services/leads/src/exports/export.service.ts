import type { Readable } from 'node:stream';
import type { SubmissionFilter, SubmissionQuery } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadStreams } from '../search/lead-streams';

/** By which filters, without the words that were searched: they may be somebody's name. */
const detailOf = (filter: SubmissionFilter): string => {
  const names = Object.keys(filter).map((name) => (name === 'q' ? 'search' : name));
  return names.length > 0 ? `filtered by ${names.join(', ')}` : 'all of them';
};

/** Everything that takes all leads at once: it is written down before the first of them goes out. */
@Injectable()
export class ExportService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly streams: LeadStreams,
  ) {}

  /** The leads that the filters show, one a line. */
  async lines(filter: SubmissionFilter, user: SignedIn): Promise<Readable> {
    await this.record(filter, user);
    return this.streams.lines(filter);
  }

  /** The list without a limit: all of it as JSON that is made while it is sent. */
  async list(filter: Omit<SubmissionQuery, 'limit'>, user: SignedIn): Promise<Readable> {
    await this.record(filter, user);
    return this.streams.list(filter);
  }

  private record(filter: SubmissionFilter, actor: SignedIn): Promise<void> {
    return recordAudit(this.database.manager, {
      actor,
      action: 'leads_exported',
      detail: detailOf(filter),
    });
  }
}
