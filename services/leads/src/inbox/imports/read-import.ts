import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  emailAddress,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  importFieldNames,
  type LeadStatus,
  type LeadValues,
  leadFields,
  leadStatuses,
  leadValues,
  maxTags,
  optionalFields,
  personName,
  type ServiceKey,
  serviceKeys,
  serviceLabels,
  serviceWords,
  statusLabels,
  statusWords,
  tagSchema,
} from '@golghar/contracts';
import type { ZodMiniType } from 'zod/mini';
import { readPhone } from '../../search-index/phone-number';
import { guessMapping } from './guess-mapping';
import { parseFile } from './parse-file';
import { readTime } from './read-time';
import { type GivenMeanings, type Vocabulary, vocabularyOf } from './vocabulary';

export type ImportLead = LeadValues & {
  row: number;
  phoneNumber: string | null;
  status: LeadStatus;
  tags: string[];
  submittedAt: Date;
};

type ReadRow = { row: number; cells: string[]; lead: ImportLead; problems: ImportPreview['problems'] };

export type ReadImport = Pick<ImportPreview, 'columns' | 'mapping' | 'values'> & { rows: ReadRow[] };

const firstRow = 2;

/** Rows read at a time: enquiries are handled in between. */
const batchSize = 100;

/**
 * Reads the rows of a file as leads, if valid.
 * @param given how to read it; otherwise the columns' names are guessed
 * @throws AppError that says what is wrong with the file
 */
export async function readImport(
  text: string,
  given: ImportMapping | undefined,
  meanings: Record<'service' | 'status', GivenMeanings>,
): Promise<ReadImport> {
  const file = await parseFile(text);
  const mapping = given ?? guessMapping(file);
  const vocabularies = {
    service: vocabularyOf(serviceKeys, serviceLabels, serviceWords, meanings.service),
    status: vocabularyOf(leadStatuses, statusLabels, statusWords, meanings.status),
  };
  const now = new Date();
  const rows: ReadRow[] = [];
  for (const cells of file.rows) {
    if (rows.length % batchSize === 0) await nextTurn();
    rows.push(readRow(cells, rows.length + firstRow, mapping, vocabularies, now));
  }
  const { service, status } = vocabularies;
  const values = { service: service.values(), status: status.values() };
  return { columns: file.columns, mapping, values, rows };
}

const email = emailAddress('This is no e-mail address');

/** What a spreadsheet's own guard against formulas adds in front. */
const withoutFormulaGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

/** Reads a row by the rules of an enquiry; the message may be missing or short, and either phone or e-mail may be missing. */
function readRow(
  cells: string[],
  row: number,
  mapping: ImportMapping,
  vocabularies: { service: Vocabulary<ServiceKey>; status: Vocabulary<LeadStatus> },
  now: Date,
): ReadRow {
  const problems: ImportPreview['problems'] = [];
  const refuse = (field: ImportField, message: string) => problems.push({ row, field, message });
  const cell = (field: ImportField): string => {
    const at = mapping[field];
    return at === undefined ? '' : withoutFormulaGuard(cells[at] ?? '');
  };
  const text = Object.fromEntries(importFieldNames.map((field) => [field, cell(field)])) as Record<
    ImportField,
    string
  >;
  const check = (field: ImportField, schema: ZodMiniType, value = text[field]) => {
    const { error } = schema.safeParse(value);
    if (error) refuse(field, error.issues[0]?.message ?? 'This value can’t be used');
  };
  check('name', personName);
  if (!text.phone && !text.email) refuse('phone', 'A phone number or an e-mail address is needed');
  if (text.phone) check('phone', leadFields.phone.schema);
  if (text.email) check('email', email);
  for (const field of optionalFields) if (text[field]) check(field, leadFields[field].schema);
  // A note may be shorter than an enquiry.
  if (text.message) check('message', leadFields.message.schema, text.message.padEnd(10, '.'));
  const service = text.service ? vocabularies.service.find(text.service) : 'other';
  if (!service) refuse('service', `“${text.service}” is none of the services`);
  const status = text.status ? vocabularies.status.find(text.status) : 'new';
  if (!status) refuse('status', `“${text.status}” is none of the statuses`);
  const tags = [
    ...new Map(text.tags.split(/[,;]/).map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values(),
  ].filter(Boolean);
  for (const tag of tags) check('tags', tagSchema, tag);
  if (tags.length >= maxTags) refuse('tags', `A lead has at most ${maxTags - 1} tags of its own here`);
  const submittedAt = text.submittedAt ? readTime(text.submittedAt) : now;
  if (!submittedAt || submittedAt > now)
    refuse('submittedAt', `“${text.submittedAt}” is no date of the past`);
  const lead = {
    row,
    ...leadValues({ ...text, service: service ?? 'other' }),
    phoneNumber: text.phone ? readPhone(text.phone).number : null,
    status: status ?? 'new',
    tags,
    submittedAt: submittedAt ?? now,
  };
  return { row, cells, lead, problems };
}
