import type { Submission, SubmissionFilter } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Position } from './cursor';
import { keysetScan } from './keyset-scan.sql';
import { newestLeads } from './lead-pages.sql';
import { LeadSearch } from './lead-search';

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
  ) {}

  /**
   * Newest first from a position on. Each batch is a query of its own: no connection is held while a slow reader
   * takes the last one, and the time limit counts anew.
   */
  async *read({ q, ...scope }: SubmissionFilter, start?: Position): AsyncGenerator<Submission[]> {
    const condition = q ? await this.search.condition(q) : undefined;
    for (let after = start; ; ) {
      // Through all leads once: the index would be asked again for each batch, and for a common word in vain.
      const { leads, end } = condition
        ? await keysetScan(this.database, scope, condition, {
            after,
            rows: scannedPerBatch,
            limit: batchSize,
          })
        : { leads: await newestLeads(this.database, scope, after, batchSize), end: undefined };
      yield leads;
      const last = leads.length === batchSize ? leads.at(-1) : undefined;
      const next = last ? { at: last.submittedAt, id: last.id } : end;
      if (!next) return;
      after = next;
    }
  }
}
