import type { Submission, SubmissionFilter } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import type { Position } from './cursor';
import { newestLeads } from './lead-pages';
import { walk } from './walk';

/** Few, because each may be long, and several readers may be served at once. */
const batchSize = 250;

/** Leads that a search looks through to find a batch. */
const searchedPerBatch = 1000;

/**
 * Every matching lead from a position on, newest first, a batch at a time. Each batch is a query of its own: no
 * connection is held while a slow reader takes the last one, and the time limit counts anew.
 */
export async function* leadBatches(
  database: DataSource,
  filter: SubmissionFilter,
  start?: Position,
): AsyncGenerator<Submission[]> {
  const next = filter.q ? walkOn : goOn;
  for (let after = start; ; ) {
    const { leads, end } = await next(database, filter, after);
    yield leads;
    if (!end) return;
    after = end;
  }
}

const goOn = async (database: DataSource, { q: _, ...filter }: SubmissionFilter, after?: Position) => {
  const leads = await newestLeads(database, filter, after, batchSize);
  return { leads, end: leads.length < batchSize ? undefined : leads.at(-1) };
};

// Through all leads once: the search index would be asked again for each batch, and for a common word in vain.
const walkOn = async (database: DataSource, filter: SubmissionFilter, after?: Position) => {
  const { leads, end } = await walk(database, filter, after, { rows: searchedPerBatch, limit: batchSize });
  return { leads, end: leads.length < batchSize ? end : leads.at(-1) };
};
