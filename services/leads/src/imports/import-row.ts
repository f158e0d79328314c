import {
  emailAddress,
  enquirySchema,
  type ImportField,
  type ImportMapping,
  type ImportProblem,
  importFieldNames,
  type LeadStatus,
  leadStatuses,
  maxTags,
  personName,
  type ServiceKey,
  serviceKeys,
  serviceLabels,
  statusLabels,
  tagSchema,
  toInstant,
} from '@golghar/contracts';

export type ImportLead = {
  row: number;
  name: string;
  email: string;
  phone: string;
  city: string | null;
  service: ServiceKey;
  message: string;
  status: LeadStatus;
  tags: string[];
  submittedAt: Date;
};

export type ReadRow = { lead: ImportLead; problems: ImportProblem[] };

const { phone, city, message } = enquirySchema.shape;
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

const keyOf = <Key extends string>(
  text: string,
  keys: readonly Key[],
  labels: Record<Key, string>,
): Key | undefined =>
  keys.find((key) => key === text.toLowerCase() || labels[key].toLowerCase() === text.toLowerCase());

/** Reads a row by the rules of an enquiry; a message may be missing or short, and so may one of phone and e-mail. */
export function readRow(cells: readonly string[], row: number, mapping: ImportMapping, now: Date): ReadRow {
  const problems: ImportProblem[] = [];
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
  if (text.phone) addProblem('phone', problemOf(phone, text.phone));
  if (text.email) addProblem('email', problemOf(email, text.email));
  if (text.city) addProblem('city', problemOf(city, text.city));
  // A remark may be shorter than an enquiry.
  if (text.message) addProblem('message', problemOf(message, text.message.padEnd(10, '.')));
  const service = text.service ? keyOf(text.service, serviceKeys, serviceLabels) : 'other';
  if (!service) addProblem('service', `“${text.service}” is none of the services`);
  const status = text.status ? keyOf(text.status, leadStatuses, statusLabels) : 'new';
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
    name: text.name,
    email: text.email,
    phone: text.phone,
    city: text.city || null,
    service: service ?? 'other',
    message: text.message,
    status: status ?? 'new',
    tags,
    submittedAt: submittedAt ?? now,
  };
  return { lead, problems };
}

/** ISO 8601, `2026-11-21 11:42` or `21/11/2026 11:42`, by the agency's clock where no zone is named. */
function readTime(text: string): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text)) return valid(new Date(text));
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?:[ T](\d\d?):(\d\d))?/.exec(text);
  const indian = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})(?:[ ,]+(\d\d?):(\d\d))?/.exec(text);
  if (!iso && !indian) return undefined;
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [indian?.[3], indian?.[2], indian?.[1]];
  const [hour = 0, minute = 0] = [(iso ?? indian)?.[4], (iso ?? indian)?.[5]].map((part) =>
    Number(part ?? 0),
  );
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day), hour, minute);
  // The 31st of April would be the 1st of May.
  return new Date(time).getUTCDate() === Number(day) ? valid(toInstant(time)) : undefined;
}

const valid = (time: Date): Date | undefined => (Number.isNaN(time.getTime()) ? undefined : time);
