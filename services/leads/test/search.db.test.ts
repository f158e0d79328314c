import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { phoneSpellings } from '../../../infra/test/support/phone-spellings';
import type { LeadFilter } from '../src/inbox/search/lead-filter';
import { listLimits } from '../src/inbox/search/lead-totals';
import { indexUnread, refreshSearch } from '../src/search-index/search-index';
import { leadListOf, pagesOf, startLeadsDatabase } from './leads-database';

/** So small that a few hundred leads take every way that a million take. */
const manyLeads = { exactUpTo: 10, recent: 20, indexed: 30, maxScannedRows: 100 };

type Person = {
  name: string;
  phone?: string;
  city?: string;
  message?: string;
  tags?: string[];
  note?: string;
};

// The newest first, an hour apart.
const people: Person[] = [
  {
    name: 'Anjali Kumari',
    phone: '98350 12345',
    city: 'Patna',
    message: 'A website for my boutique, please.',
  },
  { name: 'अंजलि सिन्हा', phone: '+91-94310-55555', city: 'गया', message: 'दुकान के लिए वेबसाइट चाहिए' },
  {
    name: 'Faizan Ansari',
    phone: '(0) 612 2234567',
    city: 'Hajipur',
    message: 'Wants to be found by Anjalis.',
  },
  {
    name: 'Faisal Khan',
    phone: '099340-11111',
    tags: ['Phone Inquiry'],
    note: 'Prefers zebra stripes on the signboard.',
  },
  { name: 'Rohit Raj', phone: 'call my brother', message: 'We sell 100% pure_ghee and \\more.' },
  { name: 'Ramesh Prasad', phone: '98350 99999', city: 'Patna', message: 'Q7 cars and a website.' },
];

let database: DataSource;
let stop: () => Promise<void>;
const ids: string[] = [];

async function addLead(
  { name, phone = '1', city, message = 'Please call.', tags = [], note }: Person,
  age: string,
) {
  const id = randomUUID();
  await database.query(
    `INSERT INTO lead (id, reference, name, email, phone, city, service, message, tags, submitted_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'seo', $7, $8, now() - $9::interval, now())`,
    [id, `GD-${id.slice(0, 8)}`, name, `${id}@shop.example`, phone, city, message, tags, age],
  );
  if (note)
    await database.query(
      `INSERT INTO note (id, lead_id, content, author_id, author_name) VALUES (gen_random_uuid(), $1, $2, $1, 'Meera')`,
      [id, note],
    );
  return id;
}

beforeAll(async () => {
  ({ database, stop } = await startLeadsDatabase());
  for (const [at, person] of people.entries()) ids.push(await addLead(person, `${at + 1} hours`));
  // Older ones, of whom every third is "Common" and the oldest fifty are "Bygone".
  for (let n = 0; n < 150; n += 1)
    await addLead(
      {
        name: n % 3 === 0 ? 'Common Name' : 'Other Name',
        message: n >= 100 ? `Bygone ${n === 140 ? 'w7' : ''} days` : 'Today',
      },
      `${n + 2} days`,
    );
  // Pairs of letters that stand before each kind of neighbour, or at the end.
  for (const text of ['zj', 'zj.', 'zjaaa', 'zj🙏', 'हमzj', 'zjक', 'उऊ', 'उऊx'])
    await addLead({ name: 'Pair Name', message: `Before ${text}` }, '40 days');
  // The first one older than the small window, right after its end.
  await addLead({ name: 'Next Name', message: 'Size z9' }, '15 days 1 second');
  await database.query(`UPDATE lead_count SET count = (SELECT count(*) FROM lead) WHERE status = 'new'`);
  while ((await database.transaction((manager) => indexUnread(manager, 40))) > 0);
  await database.query('ANALYZE lead');
}, 60_000);

afterAll(() => stop?.());

const listWith = (limits: typeof listLimits) => leadListOf(database, limits);

const namesFor = async (query: LeadFilter, limits = listLimits): Promise<string[]> =>
  (await listWith(limits).page({ ...query, limit: 50 })).submissions.map(({ name }) => name);

describe.each([
  ['few', listLimits],
  ['many', manyLeads],
])('a search among %s leads', (_, limits) => {
  it.each([...phoneSpellings, '5012345'])('finds a phone number as %s', async (q) => {
    expect(await namesFor({ q }, limits)).toEqual(['Anjali Kumari']);
  });

  it.each([
    ['its first digits', '98350', ['Anjali Kumari', 'Ramesh Prasad']],
    ['a landline with its area', '0612 2234567', ['Faizan Ansari']],
    ['a number that was not typed as one', 'my brother', ['Rohit Raj']],
    ['words in another order', 'kumari anjali', ['Anjali Kumari']],
    ['beginnings of words', 'rames pra', ['Ramesh Prasad']],
    ['name, subject and city together', 'anjali website patna', ['Anjali Kumari']],
    ['a city', 'hajipur', ['Faizan Ansari']],
    ['a tag', 'phone inquiry', ['Faisal Khan']],
    ['a note', 'zebra signboard', ['Faisal Khan']],
    ['one typing mistake', 'ramehs', ['Ramesh Prasad']],
    ['another one', 'faizsn', ['Faizan Ansari']],
    ['a mistake that may mean two', 'faisan', ['Faizan Ansari', 'Faisal Khan']],
    ['a mistake beside a word', 'ramseh website', ['Ramesh Prasad']],
    ['a number dialled otherwise beside a misspelt name', '09835012345 anjli', ['Anjali Kumari']],
    ['a number in two words beside a misspelt name', '+91 98350 12345 anjli', ['Anjali Kumari']],
    ['a name in Hindi beside a number', 'अंजली 98350-12345 patna', ['Anjali Kumari']],
    ['a number and another', '800001 098350 12345', []],
    ['words with what stands around them', '"anjali", (patna).', ['Anjali Kumari']],
    ['a Hindi city in Latin letters', 'gaya', ['अंजलि सिन्हा']],
    ['two rare letters', 'q7', ['Ramesh Prasad']],
    ['two rare letters of an old lead', 'w7', ['Other Name']],
    ['two rare letters just beyond the newest', 'z9', ['Next Name']],
    ['two letters before whatever stands there', 'zj', Array(6).fill('Pair Name')],
    ['two letters in Hindi', 'उऊ', Array(2).fill('Pair Name')],
    ['what LIKE would take for a pattern', '100% pure_', ['Rohit Raj']],
    ['a backslash', '\\more', ['Rohit Raj']],
    ['a service by its key', 'seo rohit', ['Rohit Raj']],
    ['nothing', 'nowhere at all', []],
  ])('finds %s', async (_case, q, names) => {
    expect(await namesFor({ q }, limits)).toEqual(names);
  });

  it.each(['anjali', 'Anjali', 'ANJALI'])(
    'shows who is called %s before who is called so in Hindi or is mentioned',
    async (q) => {
      // The message that mentions her is part of the text; the Hindi spelling sounds alike.
      expect(await namesFor({ q }, limits)).toEqual(['Anjali Kumari', 'Faizan Ansari', 'अंजलि सिन्हा']);
    },
  );

  it.each(['anjli', 'अंजली'])('finds both spellings of her by %s', async (q) => {
    expect((await namesFor({ q }, limits)).sort()).toEqual(['Anjali Kumari', 'अंजलि सिन्हा']);
  });

  it('finds a lead by its reference', async () => {
    const [{ reference }] = await database.query('SELECT reference FROM lead WHERE id = $1', [ids[4]]);
    expect(await namesFor({ q: reference.toLowerCase() }, limits)).toEqual(['Rohit Raj']);
  });

  it.each([
    ['q', { q: 'common' }, 50],
    ['q', { q: 'bygone' }, 50],
    ['q', { q: 'y' }, 99],
    ['q with a typing mistake', { q: 'commno' }, 50],
  ])('pages through %s %j without repeating or missing one', async (_case, filter, least) => {
    const pages = await pagesOf(listWith(limits), filter, 7);
    const found = pages.flatMap(({ submissions }) => submissions);
    for (const { total, isTotalExact } of pages) if (isTotalExact) expect(total).toBe(found.length);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(found.length).toBeGreaterThanOrEqual(least);
    const whole = await namesFor(filter, { ...listLimits, exactUpTo: 1_000_000 });
    expect(found.slice(0, 50).map(({ name }) => name)).toEqual(whole);
  });

  it('filters by a tag in whatever case', async () => {
    expect(await namesFor({ tag: 'PHONE inquiry' }, limits)).toEqual(['Faisal Khan']);
    expect(await namesFor({ tag: 'phone' }, limits)).toEqual([]);
    expect(await namesFor({ tag: 'phone inquiry', q: 'faisal' }, limits)).toEqual(['Faisal Khan']);
  });
});

describe('what a search matched', () => {
  const matchOf = async (q: string) =>
    (await listWith(listLimits).page({ q, limit: 1 })).submissions[0]?.match;

  it.each([
    ['anjali', { words: ['anjali'], note: null }],
    ['commno', { words: ['Common'], note: null }],
    ['+91 98350 12345', { words: ['98350 12345'], note: null }],
    ['faisal zebra', { words: ['faisal'], note: 'Prefers zebra stripes on the signboard.' }],
  ])('%s is told', async (q, match) => {
    expect(await matchOf(q)).toEqual(match);
  });
});

it('finds what a note says as soon as it is written, and numbers are stored in one form', async () => {
  await database.query(
    `INSERT INTO note (id, lead_id, content, author_id, author_name) VALUES (gen_random_uuid(), $1, 'Likes xylophones', $1, 'Meera')`,
    [ids[0]],
  );
  await database.transaction((manager) => refreshSearch(manager, [ids[0] as string]));
  for (const q of ['xylophones', 'xy']) expect(await namesFor({ q }, manyLeads)).toEqual(['Anjali Kumari']);
  const [row] = await database.query('SELECT phone_number FROM lead WHERE id = $1', [ids[0]]);
  expect(row.phone_number).toBe('+919835012345');
});
