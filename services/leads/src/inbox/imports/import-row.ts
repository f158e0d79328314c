import {
  emailAddress,
  type ImportField,
  type ImportMapping,
  type ImportPreview,
  importFieldNames,
  type LeadStatus,
  type LeadValues,
  leadFields,
  leadValues,
  maxTags,
  optionalFields,
  personName,
  type ServiceKey,
  tagSchema,
} from '@golghar/contracts';
import { readPhone } from '../../search-index/phone-number';
import { readTime } from './read-time';
import type { Vocabulary } from './vocabulary';

export type ImportLead = LeadValues & {
  row: number;
  /** In international form; null where there is none. */
  phoneNumber: string | null;
  status: LeadStatus;
  tags: string[];
  submittedAt: Date;
};

/** A row as it is in the file, what it says, and why it can be no lead. */
export type ReadRow = { row: number; cells: string[]; lead: ImportLead; problems: ImportPreview['problems'] };

const email = emailAddress('This is no e-mail address');

type Schema = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: { message: string }[] } | undefined };
};

/** The first sentence about a value that breaks a rule. */
const problemOf = (schema: Schema, value: string): string | undefined => {
  const result = schema.safeParse(value);
  return result.success ? undefined : (result.error?.issues[0]?.message ?? 'This value can’t be used');
};

/** What a spreadsheet's own guard against formulas put in front. */
const withoutFormulaGuard = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '').trim();

/** Reads a row by the rules of an enquiry; a message may be missing or short, and so may one of phone and e-mail. */
export function readRow(
  cells: string[],
  row: number,
  mapping: ImportMapping,
  vocabularies: { service: Vocabulary<ServiceKey>; status: Vocabulary<LeadStatus> },
  now: Date,
): ReadRow {
  const problems: ImportPreview['problems'] = [];
  const addProblem = (field: ImportField, text: string | undefined) => {
    if (text) problems.push({ row, field, message: text });
  };
  const cell = (field: ImportField): string => {
    const at = mapping[field];
    return at === undefined ? '' : withoutFormulaGuard(cells[at] ?? '');
  };
  const text = Object.fromEntries(importFieldNames.map((field) => [field, cell(field)])) as Record<
    ImportField,
    string
  >;
  addProblem('name', problemOf(personName, text.name));
  if (!text.phone && !text.email) addProblem('phone', 'A phone number or an e-mail address is needed');
  if (text.phone) addProblem('phone', problemOf(leadFields.phone.schema, text.phone));
  if (text.email) addProblem('email', problemOf(email, text.email));
  for (const field of optionalFields)
    if (text[field]) addProblem(field, problemOf(leadFields[field].schema, text[field]));
  // A remark may be shorter than an enquiry.
  if (text.message) addProblem('message', problemOf(leadFields.message.schema, text.message.padEnd(10, '.')));
  const service = text.service ? vocabularies.service.find(text.service) : 'other';
  if (!service) addProblem('service', `“${text.service}” is none of the services`);
  const status = text.status ? vocabularies.status.find(text.status) : 'new';
  if (!status) addProblem('status', `“${text.status}” is none of the statuses`);
  const tags = [
    ...new Map(text.tags.split(/[,;]/).map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values(),
  ].filter(Boolean);
  for (const tag of tags) addProblem('tags', problemOf(tagSchema, tag));
  if (tags.length >= maxTags) addProblem('tags', `A lead has at most ${maxTags - 1} tags of its own here`);
  const submittedAt = text.submittedAt ? readTime(text.submittedAt) : now;
  if (!submittedAt || submittedAt > now)
    addProblem('submittedAt', `“${text.submittedAt}” is no date of the past`);
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
