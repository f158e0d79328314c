import { api, businessHours, startOfDay } from '@golghar/contracts';
import { words } from './words';

/** One statement of the plainest kind. */
type Statement = { text: string; values: unknown[] };

export type Case = {
  name: string;
  path: string;
  /** Finds nothing, as it should. */
  isEmpty?: true;
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

/** A lead of an Anjali, as somebody may look for it. */
export type Caller = { phone: string; reference: string };

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

/** What people say when they look for somebody, and the two that no index finds by itself. */
function searchCases({ phone, reference }: Caller): Case[] {
  const digits = phone.replace(/\D/g, '');
  return [
    search('a rare word', words.rare, materialised(part(words.rare))),
    search('a common word', words.common, page(`AND ${part(words.common)}`)),
    search('a phone number', `0${digits.slice(2)}`, materialised('search_words @> $1', [digits])),
    search('the last five digits', digits.slice(-5), materialised(part(digits.slice(-5)))),
    search('a reference', reference, materialised('search_words @> $1', [reference.toLowerCase()])),
    search('a common name', 'Anjali', page('AND search_words @> $1', ['anjali'])),
    search('a misspelt name', 'Anjli', page('AND search_words @> $1', ['anjali'])),
    search('a name in Hindi', 'अंजलि', page('AND search_words @> $1', ['anjali'])),
    { ...search('a name that nobody has', 'Faisan', materialised(part('faisan'))), isEmpty: true },
    search(
      'three words of few',
      'barnwal motors araria',
      materialised(`${part('barnwal')} AND ${part('motors')} AND ${part('araria')}`),
    ),
    search(
      'the beginnings of a name and a city',
      'anja muzaff',
      page(`AND ${part('anja')} AND ${part('muzaff')}`),
    ),
    search('a word of a note', words.note, materialised(part(words.note))),
    search('two rare letters', words.letters, page(`AND ${part(words.letters)}`)),
    search('one letter', 'z', page(`AND ${part('z')}`)),
    search(
      'a word that only old leads have',
      words.old,
      page(`AND submitted_at < now() - interval '1 year' AND ${part(words.old)}`),
    ),
    {
      name: 'a rare tag',
      path: `${list}&tag=VIP`,
      plain: [page(`AND leads.lower_tags(tags) @> '{vip}'`)],
    },
    { name: 'counts of the views', path: '/api/admin/submissions/views', plain: [counts] },
  ];
}

/** By who works a lead, what is due, and where it came from. */
function pipelineCases(me: string): Case[] {
  const open = `status IN ('new', 'in_progress', 'pending')`;
  const upTo = (where: string, ...values: unknown[]): Statement => ({
    text: `SELECT count(*) FROM (SELECT FROM leads.lead WHERE deleted_at IS NULL ${where} LIMIT 10001) AS counted`,
    values,
  });
  const filter = (name: string, query: string, where: string, ...values: unknown[]): Case => ({
    name,
    path: `${list}&${query}`,
    plain: [page(where, ...values), upTo(where, ...values)],
  });
  const due = (condition: string) =>
    `AND ${open} AND ((contacted_at IS NULL AND ${condition.replaceAll('at?', 'due_at')})
      OR ${condition.replaceAll('at?', 'next_step_at')})`;
  const today = `date_trunc('day', now(), '${businessHours.timeZone}')`;
  return [
    filter('my leads', 'owner=me', 'AND owner_id = $1', me),
    filter('my open leads', 'owner=me&status=open', `AND owner_id = $1 AND ${open}`, me),
    filter('overdue', 'due=overdue', due('at? < now()')),
    filter('due today', 'due=today', due(`at? >= ${today} AND at? < ${today} + interval '1 day'`)),
    filter('a common source', 'source=google', 'AND source_name = $1', 'google'),
    {
      name: 'what I have to do today',
      path: api.today.path,
      plain: [
        page(`AND (owner_id = $1 OR owner_id IS NULL) ${due(`at? < ${today} + interval '1 day'`)}`, me),
        upTo(`AND (owner_id = $1 OR owner_id IS NULL) ${due(`at? < ${today} + interval '1 day'`)}`, me),
      ],
    },
  ];
}

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
    ...pipelineCases(me),
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
