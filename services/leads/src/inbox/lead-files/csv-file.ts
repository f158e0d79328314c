import type { Submission } from '@golghar/contracts';
import { cells, csvLine, headings } from './file-columns';

/** With a byte-order mark, so that a spreadsheet reads Hindi. */
export async function* csvFile(batches: AsyncIterable<Submission[]>): AsyncGenerator<string> {
  let opening = `\ufeff${csvLine(headings)}`;
  for await (const leads of batches) {
    yield opening + leads.map((lead) => csvLine(cells(lead))).join('');
    opening = '';
  }
}
