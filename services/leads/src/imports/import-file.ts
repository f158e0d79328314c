import { type ImportField, type ImportMapping, importFieldNames, importLimits } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { parse } from 'csv-parse/sync';

export type ImportFile = { columns: string[]; rows: string[][] };

const delimiters = [',', ';', '\t'];

const invalidFile = (message: string) => new AppError('invalid', { message, fields: { file: message } });

/** What a spreadsheet calls the fields, beside their own names. */
const otherNames: Record<ImportField, string[]> = {
  name: ['fullname', 'customer', 'client', 'contactname', 'नाम'],
  email: ['emailaddress', 'mail'],
  phone: ['phonenumber', 'mobile', 'mobilenumber', 'contact', 'contactnumber', 'whatsapp', 'tel', 'फोन'],
  city: ['town', 'location', 'place', 'शहर'],
  service: ['product', 'interest', 'interestedin'],
  message: ['enquiry', 'inquiry', 'requirement', 'comments', 'notes', 'remarks', 'details'],
  status: ['stage', 'state'],
  tags: ['tag', 'labels', 'label'],
  submittedAt: ['received', 'submittedat', 'created', 'createdat', 'time', 'enquirydate'],
};

const lettersOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/**
 * Reads the text of a CSV file, whichever of comma, semicolon and tab parts its columns.
 * @throws AppError that says what is wrong with the file
 */
export function readImportFile(text: string): ImportFile {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/));
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
  const [columns, ...rows] = parsed(text, delimiter);
  if (!columns || rows.length === 0) throw invalidFile('The file has no rows below its headings.');
  if (columns.length > importLimits.columns)
    throw invalidFile(`The file has more than ${importLimits.columns} columns.`);
  if (rows.length > importLimits.rows)
    throw invalidFile(
      `The file has more than ${importLimits.rows.toLocaleString('en-US')} rows: please split it.`,
    );
  return { columns, rows };
}

function parsed(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (cause) {
    throw new AppError('invalid', {
      message: `This is no CSV file that can be read: ${cause instanceof Error ? cause.message : 'unknown'}`,
      cause,
    });
  }
}

/** Which column fills which field, by the columns' names. */
export function guessMapping(columns: readonly string[]): ImportMapping {
  const headings = columns.map(lettersOf);
  const mapping: ImportMapping = {};
  for (const field of importFieldNames) {
    const names = [lettersOf(field), ...(field === 'submittedAt' ? ['date'] : []), ...otherNames[field]];
    const at = headings.findIndex((heading) => names.includes(heading));
    if (at >= 0) mapping[field] = at;
  }
  return mapping;
}
