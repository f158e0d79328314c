import { words } from './generate.sql';

type Statement = { text: string; values?: unknown[] };

export type Case = {
  name: string;
  path: string;
  /** For the results: plain SQL for the same rows and numbers, written for this question only. */
  plain?: Statement[];
};

const columns = `id, reference, name, email, phone, city, service, message, status, tags, version, submitted_at, updated_at`;
const newest = 'ORDER BY submitted_at DESC, id DESC';
const page = (where: string, limit = 51): Statement => ({
  text: `SELECT ${columns} FROM leads.lead WHERE deleted_at IS NULL ${where} ${newest} LIMIT ${limit}`,
});
const upTo = (where: string): Statement => ({
  text: `SELECT count(*) FROM (SELECT FROM leads.lead WHERE deleted_at IS NULL ${where} LIMIT 10001) AS counted`,
});
const counts: Statement = { text: 'SELECT status, count FROM leads.lead_count' };

const rareWord = `WITH hit AS MATERIALIZED (
    SELECT ${columns} FROM leads.lead WHERE deleted_at IS NULL AND search_text LIKE '%${words.rare}%'
  ) SELECT * FROM hit ${newest} LIMIT 51`;
const isOverdue = `AND status IN ('new', 'in_progress', 'pending')
  AND ((contacted_at IS NULL AND due_at < now()) OR next_step_at < now())`;

const list = (name: string, query: string, ...plain: Statement[]): Case => ({
  name,
  path: `/api/admin/submissions?limit=50${query}`,
  ...(plain.length > 0 && { plain }),
});
const search = (name: string, q: string, ...plain: Statement[]) =>
  list(name, `&q=${encodeURIComponent(q)}`, ...plain);

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * What is measured.
 * @param cursor of the second page
 * @param phone of an Anjali, as somebody may search for her
 */
export function casesOf(cursor: string, phone: string, now: number): Case[] {
  const digits = phone.replace(/\D/g, '');
  const [from, to] = [dateOf(now - 30 * dayMs), dateOf(now - dayMs)];
  return [
    list('first page', '', page(''), counts),
    list('second page, by cursor', `&cursor=${cursor}`),
    list('status filter', '&status=pending', page(`AND status = 'pending'`), counts),
    search('a rare word', words.rare, { text: rareWord }),
    search('a common word', words.common),
    search('a phone number', `0${digits.slice(2)}`),
    search('the last five digits', digits.slice(-5)),
    search('a misspelt name', 'Anjli', page(`AND search_words @> '{anjali}'`)),
    search('a name in Hindi', 'अंजलि'),
    search('the beginnings of a name and a city', 'anja muzaff'),
    search('a word of a note', words.note),
    search('two rare letters', words.letters),
    search('a word that only old leads have', words.old),
    list('a rare tag', '&tag=VIP'),
    list('my open leads', '&owner=me&status=open'),
    list('overdue', '&due=overdue', page(isOverdue), upTo(isOverdue)),
    { name: 'dashboard', path: '/api/admin/dashboard', plain: [page('', 5), counts] },
    { name: 'report of 30 days', path: `/api/admin/reports?from=${from}&to=${to}` },
  ];
}
