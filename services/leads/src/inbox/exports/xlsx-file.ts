import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Submission } from '@golghar/contracts';
import { Logger } from '@nestjs/common';
import { cells, headings } from './file-columns';

const logger = new Logger('XlsxFile');

/** Rows of one sheet, at most, the headings included. */
const maxRows = 1_048_576;

/** A workbook that is written while it is read, no faster than its reader takes it. */
export async function xlsxFile(batches: AsyncGenerator<Submission[]>): Promise<Readable> {
  // What fails until the first leads are there is answered as an error.
  const first = await batches.next();
  const stream = new PassThrough();
  // Whoever goes away ends the work.
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
  // Loaded when it is wanted: most processes never write a workbook.
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useSharedStrings: false, useStyles: true });
  const sheet = workbook.addWorksheet('Leads', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = headings.map((header) => ({ header, width: header === 'Message' ? 60 : 20 }));
  sheet.getRow(1).font = { bold: true };
  let rows = 1;
  for (let next = first; !next.done && !stream.destroyed; next = await batches.next()) {
    for (const lead of next.value) {
      rows += 1;
      // A cell of text is never computed.
      if (rows <= maxRows) sheet.addRow(cells(lead)).commit();
    }
    if (stream.writableNeedDrain && !stream.destroyed)
      await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  }
  if (stream.destroyed) return;
  sheet.commit();
  await workbook.commit();
}
