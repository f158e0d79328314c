import type { Readable } from 'node:stream';
import type { ExportLine, LeadSelection, SubmissionQuery } from '@golghar/contracts';
import { recordAudit, type SignedIn, startStream } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { LeadStreams } from '../search/lead-streams';
import { ExportQueue } from './export-queue';

/** Which leads, without the words that were searched: they may be somebody's name. */
function detailOf(selection: LeadSelection): string {
  if ('leads' in selection) return `${selection.leads.length} that were selected`;
  const { filter, except = [] } = selection;
  const names = Object.keys(filter).map((name) => (name === 'q' ? 'search' : name));
  const which = names.length > 0 ? `filtered by ${names.join(', ')}` : 'all of them';
  return except.length > 0 ? `${which}, without ${except.length}` : which;
}

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
    private readonly access: LeadAccess,
  ) {}

  /** The selected leads, one a line. */
  async lines(selection: LeadSelection, user: SignedIn): Promise<Readable> {
    const parts = this.streams.lines(await this.access.selectionFor(selection, user));
    await this.record(selection, user);
    return startStream(this.queue.inTurn(user.id, parts, waitLine));
  }

  /** The list without a limit: all of it as JSON that is made while it is sent. */
  async list(query: Omit<SubmissionQuery, 'limit'>, user: SignedIn): Promise<Readable> {
    const parts = this.streams.list(await this.access.filterFor(query, user));
    await this.record({ filter: query }, user);
    return startStream(this.queue.inTurn(user.id, parts, () => blank));
  }

  /** Writes down who took which leads. */
  record(selection: LeadSelection, actor: SignedIn): Promise<void> {
    return recordAudit(this.database.manager, {
      actor,
      action: 'leads_exported',
      detail: detailOf(selection),
    });
  }
}
