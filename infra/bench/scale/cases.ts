import { words } from './generate';

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

const day = 24 * 60 * 60 * 1000;
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** What is measured; `second` is the last lead of the first page and the address of the next one. */
export function casesOf(second: { cursor: string; submittedAt: string; id: string }, now: number): Case[] {
  const [from, to] = [dateOf(now - 30 * day), dateOf(now - day)];
  const period = [`${from}T00:00:00+05:30`, `${dateOf(now)}T00:00:00+05:30`];
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
    {
      name: 'service filter',
      path: `${list}&service=seo`,
      plain: [
        page('AND service = $1', 'seo'),
        {
          text: `SELECT count(*) FROM (SELECT FROM leads.lead WHERE deleted_at IS NULL AND service = $1 LIMIT 10001) AS counted`,
          values: ['seo'],
        },
      ],
    },
    {
      name: `search for a rare word (\`${words.rare}\`, in 40 leads)`,
      path: `${list}&q=${words.rare}`,
      plain: [
        {
          text: `WITH hit AS MATERIALIZED (SELECT ${columns} FROM leads.lead
              WHERE deleted_at IS NULL AND search_text LIKE '%${words.rare}%')
            SELECT * FROM hit ${newest} LIMIT 51`,
          values: [],
        },
      ],
    },
    {
      name: `search for a common word (\`${words.common}\`, in more than half)`,
      path: `${list}&q=${words.common}`,
      plain: [page(`AND search_text LIKE '%${words.common}%'`)],
    },
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
