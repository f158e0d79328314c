import type { Readable } from 'node:stream';
import {
  type api,
  type LeadSelection,
  type QueryOf,
  type ResponseOf,
  type Submission,
  submissionSchema,
} from '@golghar/contracts';
import { recordAudit, type SignedIn, startStream } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { filterFor, type SelectionFor, selectionFor } from '../../team/lead-settings';
import { cursorOf } from '../search/cursor';
import { LeadList } from '../search/lead-list';
import { LeadTotals } from '../search/lead-totals';
import { ExportQueue } from './export-queue';
import { csvText, xlsxFile } from './lead-file';

/** Which leads, without the search words: they may be somebody's name. */
function detailOf(selection: LeadSelection): string {
  if ('leads' in selection) return `${selection.leads.length} that were selected`;
  const { filter, except = [] } = selection;
  const names = Object.keys(filter).map((name) => (name === 'q' ? 'search' : name));
  const which = names.length > 0 ? `filtered by ${names.join(', ')}` : 'all of them';
  return except.length > 0 ? `${which}, without ${except.length}` : which;
}

const waitLine = (ahead: number): string =>
  `${JSON.stringify({ waiting: { ahead } } satisfies ResponseOf<typeof api.exportSelection>)}\n`;

type Batches = AsyncIterable<readonly Submission[]>;

const textOf = (lead: Submission) => JSON.stringify(submissionSchema.parse(lead));

export async function* linesText(batches: Batches): AsyncGenerator<string> {
  for await (const leads of batches) if (leads.length > 0) yield `${leads.map(textOf).join('\n')}\n`;
}

/**
 * The list's JSON; the total comes last, if known without counting.
 * @param before leads of the pages that are left out
 */
async function* listText(batches: Batches, before: number): AsyncGenerator<string> {
  let total = before;
  let opening = '{"submissions":[';
  for await (const leads of batches) {
    if (leads.length === 0) continue;
    yield opening + leads.map(textOf).join(',');
    opening = ',';
    total += leads.length;
  }
  const closing = JSON.stringify({ nextCursor: null, total, isTotalExact: true }).slice(1);
  yield `${opening === ',' ? '' : opening}],${closing}`;
}

/** Has no meaning in JSON, and keeps the connection open. */
const blank = ' ';

/** Exports of many leads at once: recorded before the first of them is sent. */
@Injectable()
export class ExportService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadList,
    private readonly totals: LeadTotals,
    private readonly queue: ExportQueue,
  ) {}

  async lines(selection: LeadSelection, user: SignedIn): Promise<Readable> {
    const text = linesText(this.leads.all(await this.begin(selection, user)));
    return startStream(this.queue.inTurn(user.id, text, waitLine));
  }

  async list(query: Omit<QueryOf<typeof api.listSubmissions>, 'limit'>, user: SignedIn): Promise<Readable> {
    const before = cursorOf(query.cursor)?.before ?? 0;
    const leads = this.leads.all(await filterFor(this.database.manager, query, user));
    await this.record({ filter: query }, user);
    return startStream(this.queue.inTurn(user.id, listText(leads, before), () => blank));
  }

  async file(kind: 'csv' | 'xlsx', selection: LeadSelection, user: SignedIn) {
    const visible = await this.begin(selection, user);
    const rowCount = await this.totals.countSelected(visible);
    // A file has no room for a message to somebody who waits in line.
    const batches = this.queue.inTurn(user.id, this.leads.all(visible), () => []);
    const body = kind === 'csv' ? await startStream(csvText(batches)) : await xlsxFile(batches);
    return { body, rowCount };
  }

  private async begin(selection: LeadSelection, user: SignedIn): Promise<SelectionFor> {
    const visible = await selectionFor(this.database.manager, selection, user);
    await this.record(selection, user);
    return visible;
  }

  private record(selection: LeadSelection, actor: SignedIn): Promise<void> {
    const detail = detailOf(selection);
    return recordAudit(this.database.manager, { actor, action: 'leads_exported', detail });
  }
}
