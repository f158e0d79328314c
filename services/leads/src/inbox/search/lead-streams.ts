import { type Submission, type SubmissionQuery, submissionSchema } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import type { FilterFor, SelectionFor } from '../../team/lead-settings/lead-access';
import { LeadBatches } from './lead-batches';
import { cursorOf } from './lead-list';

/** All leads that are wanted, however many, written while they are read. */
@Injectable()
export class LeadStreams {
  constructor(private readonly batches: LeadBatches) {}

  /** As the list's JSON; the total comes last, when it is known without having been counted. */
  list({ cursor, sort, q, ...scope }: FilterFor<Omit<SubmissionQuery, 'limit'>>): AsyncGenerator<string> {
    const after = cursorOf(cursor);
    const batches =
      sort === 'due' && !q
        ? this.batches.byDue(scope, after)
        : this.batches.filtered({ ...scope, ...(q && { q }) }, after);
    return listText(batches, after?.before ?? 0);
  }

  /** One lead a line. */
  lines(selection: SelectionFor): AsyncGenerator<string> {
    return linesText(this.batches.selected(selection));
  }
}

const textOf = (lead: Submission) => JSON.stringify(submissionSchema.parse(lead));

async function* listText(batches: AsyncIterable<Submission[]>, before: number): AsyncGenerator<string> {
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

async function* linesText(batches: AsyncIterable<Submission[]>): AsyncGenerator<string> {
  for await (const leads of batches) if (leads.length > 0) yield `${leads.map(textOf).join('\n')}\n`;
}
