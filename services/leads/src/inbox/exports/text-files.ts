import { type Submission, submissionSchema } from '@golghar/contracts';
import { cells, csvLine, headings } from './file-columns';

type Batches = AsyncIterable<readonly Submission[]>;

const textOf = (lead: Submission) => JSON.stringify(submissionSchema.parse(lead));

/** One lead a line. */
export async function* linesText(batches: Batches): AsyncGenerator<string> {
  for await (const leads of batches) if (leads.length > 0) yield `${leads.map(textOf).join('\n')}\n`;
}

/**
 * As the list's JSON; the total comes last, when it is known without having been counted.
 * @param before leads of the pages that are left out
 */
export async function* listText(batches: Batches, before: number): AsyncGenerator<string> {
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

/** With a byte-order mark, so that a spreadsheet reads Hindi. */
export async function* csvText(batches: Batches): AsyncGenerator<string> {
  let opening = `\ufeff${csvLine(headings)}`;
  for await (const leads of batches) {
    yield opening + leads.map((lead) => csvLine(cells(lead))).join('');
    opening = '';
  }
}
