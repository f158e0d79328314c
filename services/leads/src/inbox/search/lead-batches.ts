import type { Submission } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SelectionFor } from '../../team/lead-settings/lead-access';
import { type Cursor, decodeCursor, type Position } from './cursor';
import { DueOrder } from './due-order';
import { allOf, type Condition, isNoneOf, isOneOf, type LeadFilter, type Scope } from './lead-filter';
import { newestLeads } from './lead-pages.sql';
import { LeadSearch } from './lead-search';
import { type Scan, scanNewest } from './newest-scan.sql';

/** Few, because each may be long, and several readers may be served at once. */
const batchSize = 250;

/** Leads that a search looks through to find a batch. */
const scannedPerBatch = 1000;

/** Every matching lead, however many, a batch at a time. */
@Injectable()
export class LeadBatches {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly search: LeadSearch,
    private readonly dueOrder: DueOrder,
  ) {}

  /** The leads that a filter shows, from a position on. */
  filtered(filter: LeadFilter, start?: Position): AsyncGenerator<Submission[]> {
    return this.read(filter, [], start);
  }

  /** The same by due times, for which nothing can be searched. */
  async *byDue(scope: Scope, start?: Cursor): AsyncGenerator<Submission[]> {
    for (let after = start; ; ) {
      const { submissions, nextCursor } = await this.dueOrder.page(scope, after, batchSize);
      yield submissions;
      if (!nextCursor) return;
      after = decodeCursor(nextCursor);
    }
  }

  selected(selection: SelectionFor): AsyncGenerator<Submission[]> {
    if ('leads' in selection)
      return this.read(selection.scope, [isOneOf(selection.leads.map(({ id }) => id))]);
    const { filter, except = [] } = selection;
    return this.read(filter, except.length > 0 ? [isNoneOf(except)] : []);
  }

  /**
   * Newest first. Each batch is a query of its own: no connection is held while a slow reader takes the last one, and
   * the time limit counts anew.
   */
  private async *read(
    { q, ...scope }: LeadFilter,
    conditions: Condition[],
    start?: Position,
  ): AsyncGenerator<Submission[]> {
    const condition = q ? allOf([await this.search.condition(q), ...conditions]) : undefined;
    for (let after = start; ; ) {
      // Through all leads once: the index would be asked again for each batch, and for a common word in vain.
      const [scan] = condition
        ? await scanNewest(this.database, scope, [condition], {
            after,
            rows: scannedPerBatch,
            limit: batchSize,
          })
        : [
            {
              leads: await newestLeads(this.database, scope, after, batchSize, ...conditions),
              end: undefined,
            },
          ];
      const { leads, end } = scan as Pick<Scan, 'leads' | 'end'>;
      yield leads;
      const last = leads.length === batchSize ? leads.at(-1) : undefined;
      const next = last ? { at: last.submittedAt, id: last.id } : end;
      if (!next) return;
      after = next;
    }
  }
}
