import { startOfDay } from '@golghar/contracts';
import { words } from './words';

/** One statement of the plainest kind. */
type Statement = { text: string; values: unknown[] };

export type Case = {
  name: string;
  path: string;
  /** What brings the same rows and numbers, as somebody would write it who knows this question alone. */
  plain: Statement[];
};

const columns = `id, reference, name, email, phone, city, service, message, status, tags, version, submitted_at, updated_at`;
const newest = 'ORDER BY submitted_at DESC, id DESC';
const page = (where: string, ...values: unknown[]): Statement => ({
  text: `SELECT ${columns} FROM leads.lead WHERE deleted_at IS NULL ${where} ${newest} LIMIT 51`,
  values,
});
const counts: Statement = { text: 'SELECT status, count FROM leads.lead_count', values: [] };
const list = '/api/admin/submissions?limit=50';

type Second = { cursor: string; submittedAt: string; id: string };

/** An Anjali, as somebody may look for her. */
export type Caller = { phone: string };

const materialised = (where: string, ...values: unknown[]): Statement => ({
  text: `WITH hit AS MATERIALIZED (SELECT ${columns} FROM leads.lead WHERE deleted_at IS NULL AND ${where})
    SELECT * FROM hit ${newest} LIMIT 51`,
  values,
});

const part = (word: string) => `search_text LIKE '%${word}%'`;

const search = (name: string, q: string, plain: Statement): Case => ({
  name,
  path: `${list}&q=${encodeURIComponent(q)}`,
  plain: [plain],
});

/** What people say when they look for somebody, and two letters that no index finds by itself. */
function searchCases({ phone }: Caller): Case[] {
  const digits = phone.replace(/\D/g, '');
  const anjali = page('AND search_words @> $1', ['anjali']);
  const beginnings = page(`AND ${part('anja')} AND ${part('muzaff')}`);
  const old = page(`AND submitted_at < now() - interval '1 year' AND ${part(words.old)}`);
  return [
    search('a rare word', words.rare, materialised(part(words.rare))),
    search('a common word', words.common, page(`AND ${part(words.common)}`)),
    search('a phone number', `0${digits.slice(2)}`, materialised('search_words @> $1', [digits])),
    search('the last five digits', digits.slice(-5), materialised(part(digits.slice(-5)))),
    search('a misspelt name', 'Anjli', anjali),
    search('a name in Hindi', 'अंजलि', anjali),
    search('the beginnings of a name and a city', 'anja muzaff', beginnings),
    search('a word of a note', words.note, materialised(part(words.note))),
    search('two rare letters', words.letters, page(`AND ${part(words.letters)}`)),
    search('a word that only old leads have', words.old, old),
  ];
}

const open = `status IN ('new', 'in_progress', 'pending')`;

/** A list by something else than words, whose leads are counted up to a limit. */
function filter(name: string, query: string, where: string, ...values: unknown[]): Case {
  const counted = `SELECT FROM leads.lead WHERE deleted_at IS NULL ${where} LIMIT 10001`;
  return {
    name,
    path: `${list}&${query}`,
    plain: [page(where, ...values), { text: `SELECT count(*) FROM (${counted}) AS counted`, values }],
  };
}

const isOverdue = `((contacted_at IS NULL AND due_at < now()) OR next_step_at < now())`;

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What is measured; `second` is the last lead of the first page and the address of the next one, `me` who asks. */
export function casesOf(second: Second, caller: Caller, me: string, now: number): Case[] {
  const [from, to] = [dateOf(now - 30 * dayMs), dateOf(now - dayMs)];
  const period = [startOfDay(from), startOfDay(dateOf(now))];
  const inPeriod = 'deleted_at IS NULL AND submitted_at >= $1 AND submitted_at < $2';
  return [
    { name: 'first page', path: list, plain: [page(''), counts] },
    {
      name: 'second page, by cursor',
      path: `${list}&cursor=${second.cursor}`,
      plain: [page('AND (submitted_at, id) < ($1, $2)', second.submittedAt, second.id), counts],
    },
    {
      name: 'status filter',
      path: `${list}&status=pending`,
      plain: [page('AND status = $1', 'pending'), counts],
    },
    ...searchCases(caller),
    filter('a rare tag', 'tag=VIP', `AND leads.lower_tags(tags) @> '{vip}'`),
    filter('my open leads', 'owner=me&status=open', `AND owner_id = $1 AND ${open}`, me),
    filter('overdue', 'due=overdue', `AND ${open} AND ${isOverdue}`),
    {
      name: 'dashboard',
      path: '/api/admin/dashboard',
      plain: [{ ...page(''), text: page('').text.replace('LIMIT 51', 'LIMIT 5') }, counts],
    },
    {
      name: 'report of 30 days',
      path: `/api/admin/reports?from=${from}&to=${to}`,
      plain: [
        {
          text: `SELECT date_bin('1 day', submitted_at, $1) AS day, status, service, count(*)
            FROM leads.lead WHERE ${inPeriod} GROUP BY 1, 2, 3`,
          values: period,
        },
        {
          text: `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY first_response_minutes),
              count(*) FILTER (WHERE first_response_minutes <= 240), count(first_response_minutes)
            FROM leads.lead WHERE ${inPeriod}`,
          values: period,
        },
      ],
    },
  ];
}
