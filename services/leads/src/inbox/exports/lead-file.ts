import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import {
  agencyFormat,
  calculationWords,
  csvLine,
  inertCell,
  leadFieldNames,
  leadFields,
  leadFieldText,
  phoneCell,
  type Submission,
  sourceLabel,
  sourceName,
  statusLabels,
} from '@golghar/contracts';
import { Logger } from '@nestjs/common';

const logger = new Logger('XlsxFile');

const maxRows = 1_048_576;

const localTime = agencyFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE');

/** By the agency's clock, in a format that spreadsheets read and sort: `2026-11-21 11:42`. */
const local = (time: string | null): string => (time ? localTime.format(new Date(time)) : '');

const calculationPart = ({ choice }: Submission, part: 'calculator' | 'inputs' | 'results'): string =>
  choice?.calculation ? calculationWords(choice.calculation)[part] : '';

type FileColumn = { heading: string; value: (lead: Submission) => string; isPhone?: boolean };

const columns: FileColumn[] = [
  { heading: 'Reference', value: ({ reference }) => reference },
  { heading: 'Received', value: ({ submittedAt }) => local(submittedAt) },
  ...leadFieldNames.map((name) => ({
    heading: leadFields[name].label,
    value: (lead: Submission) => leadFieldText(name, lead[name]),
    isPhone: name === 'phone',
  })),
  { heading: 'Status', value: ({ status }) => statusLabels[status] },
  { heading: 'Tags', value: ({ tags }) => tags.join(', ') },
  { heading: 'Answer due', value: ({ dueAt }) => local(dueAt) },
  { heading: 'First contact', value: ({ contactedAt }) => local(contactedAt) },
  { heading: 'Last change', value: ({ updatedAt }) => local(updatedAt) },
  { heading: 'Owner', value: ({ owner }) => owner?.name ?? '' },
  { heading: 'Next step', value: ({ nextStep }) => nextStep?.text ?? '' },
  { heading: 'Next step at', value: ({ nextStep }) => local(nextStep?.at ?? null) },
  { heading: 'Value', value: ({ value }) => value?.toString() ?? '' },
  { heading: 'Expected month', value: ({ expectedMonth }) => expectedMonth ?? '' },
  { heading: 'Reason', value: ({ outcomeReason }) => outcomeReason ?? '' },
  { heading: 'Source', value: ({ source }) => (source ? sourceLabel(source) : '') },
  { heading: 'Campaign', value: ({ source }) => source?.utm.campaign ?? '' },
  { heading: 'Medium', value: ({ source }) => source?.utm.medium ?? '' },
  { heading: 'Landing page', value: ({ source }) => source?.landingPage ?? '' },
  { heading: 'First source', value: ({ source }) => (source?.first ? sourceName(source.first) : '') },
  { heading: 'First campaign', value: ({ source }) => source?.first?.utm.campaign ?? '' },
  { heading: 'First landing page', value: ({ source }) => source?.first?.landingPage ?? '' },
  { heading: 'Package', value: ({ choice }) => choice?.package ?? '' },
  { heading: 'Calculator', value: (lead) => calculationPart(lead, 'calculator') },
  { heading: 'Calculator inputs', value: (lead) => calculationPart(lead, 'inputs') },
  { heading: 'Calculator results', value: (lead) => calculationPart(lead, 'results') },
  { heading: 'ID', value: ({ id }) => id },
];

export const headings: string[] = columns.map(({ heading }) => heading);

export const cells = (lead: Submission): string[] => columns.map(({ value }) => value(lead));

/** A lead's line of a CSV file, in which no cell is a formula. */
export const lineOf = (lead: Submission): string =>
  csvLine(columns.map(({ value, isPhone }) => (isPhone ? phoneCell : inertCell)(value(lead))));

/** With a byte-order mark, so that a spreadsheet reads Hindi. */
export async function* csvText(batches: AsyncIterable<readonly Submission[]>): AsyncGenerator<string> {
  let opening = `\ufeff${csvLine(headings)}`;
  for await (const leads of batches) {
    yield opening + leads.map(lineOf).join('');
    opening = '';
  }
}

/** A workbook that is written while it is read, no faster than its reader. */
export async function xlsxFile(batches: AsyncGenerator<Submission[]>): Promise<Readable> {
  // An error before the first leads is a normal error response.
  const first = await batches.next();
  const stream = new PassThrough();
  // Ends the work if the reader leaves.
  stream.once('close', () => void batches.return(undefined));
  void write(stream, first, batches).catch((err) => {
    logger.error({ err }, 'failed to write a workbook');
    stream.destroy(err);
  });
  return stream;
}

async function write(
  stream: PassThrough,
  first: IteratorResult<Submission[]>,
  batches: AsyncGenerator<Submission[]>,
): Promise<void> {
  // Loaded on demand: most processes never write a workbook.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: false, useStyles: true });
  const sheet = workbook.addWorksheet('Leads', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = headings.map((header) => ({ header, width: header === 'Message' ? 60 : 20 }));
  sheet.getRow(1).font = { bold: true };
  let rows = 1;
  for (let next = first; !next.done && !stream.destroyed; next = await batches.next()) {
    for (const lead of next.value) {
      rows += 1;
      // A text cell is never evaluated.
      if (rows <= maxRows) sheet.addRow(cells(lead)).commit();
    }
    if (stream.writableNeedDrain && !stream.destroyed)
      await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  }
  if (stream.destroyed) return;
  sheet.commit();
  await workbook.commit();
}
