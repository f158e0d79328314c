import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { runJob } from '../../../infra/test/api/services';
import { phoneSpellings } from '../../../infra/test/support/phone-spellings';
import type { LeadFilter } from '../src/inbox/search/lead-filter';
import { listLimits } from '../src/inbox/search/lead-totals';
import { refreshSearch, searchIndexJob } from '../src/search-index/search-index';
import { insertLead } from './insert-lead';
import { leadListOf, pagesOf, useLeadsDatabase } from './leads-database';

/** So small that a few hundred leads take every way that a million take. */
const manyLeads = { exactUpTo: 10, recent: 20, sampledPercent: 30, maxScannedRows: 100 };

type Person = {
  name: string;
  phone?: string;
  city?: string;
  message?: string;
  tags?: string[];
  note?: string;
};

const anjali = 'Anjali Kumari';
const inHindi = 'अंजलि सिन्हा';
const faizan = 'Faizan Ansari';
const faisal = 'Faisal Khan';
const rohit = 'Rohit Raj';
const ramesh = 'Ramesh Prasad';

// The newest first, an hour apart.
const people: Person[] = [
  {
    name: anjali,
    phone: '98350 12345',
    city: 'Patna',
    message: 'A website for our boutique on Boring Road.',
    tags: ['Wholesale'],
    note: 'Prefers zebra stripes, pin 800001.',
  },
  {
    name: inHindi,
    phone: '+91-94310-55555',
    city: 'गया',
    message: 'दुकान के लिए वेबसाइट चाहिए',
    tags: ['VIP'],
    note: 'Speaks Magahi, has plot 4711.',
  },
  {
    name: faizan,
    phone: '(0) 612 2234567',
    city: 'Hajipur',
    message: 'Wants to be found by Anjalis.',
    tags: ['Wholesale'],
    note: 'Call after Maghrib.',
  },
  {
    name: faisal,
    phone: '099340-11111',
    tags: ['Phone Inquiry'],
    note: 'Prefers zebra stripes on the signboard.',
  },
  {
    name: rohit,
    phone: 'call my brother',
    city: 'Patna',
    message: 'We sell 100% pure_ghee and \\more.',
    tags: ['Website Lead'],
    note: 'Asked for a zoetrope.',
  },
  { name: ramesh, phone: '98350 99999', city: 'Patna', message: 'Q7 cars and a website.' },
];

const tests = useLeadsDatabase();
let database: DataSource;
const ids: string[] = [];

const hour = 3_600_000;
const day = 24 * hour;

async function addLead({ note, ...person }: Person, ageMs: number): Promise<string> {
  const at = new Date(Date.now() - ageMs);
  const reference = `GD-${randomUUID().slice(0, 4)}-${randomUUID().slice(0, 4)}`.toUpperCase();
  const email = `${randomUUID()}@shop.example`;
  const said = { reference, email, phone: '1', message: 'Please call.', ...person };
  const id = await insertLead(tests.database, { ...said, submitted_at: at });
  if (note)
    await tests.sql`INSERT INTO leads.note (id, lead_id, content, author_id, author_name)
      VALUES (gen_random_uuid(), ${id}, ${note}, ${id}, 'Meera')`;
  return id;
}

beforeAll(async () => {
  database = tests.source();
  for (const [at, person] of people.entries()) ids.push(await addLead(person, (at + 1) * hour));
  // Older ones, of whom every third is "Common" and the oldest fifty are "Bygone".
  for (let n = 0; n < 150; n += 1)
    await addLead(
      {
        name: n % 3 === 0 ? 'Common Name' : 'Other Name',
        message: n >= 100 ? `Bygone ${n === 140 ? 'w7' : ''} days` : 'Today',
      },
      (n + 2) * day,
    );
  // Pairs of letters that stand before each kind of neighbour, or at the end.
  for (const text of ['zj', 'zj.', 'zjaaa', 'zj🙏', 'हमzj', 'zjक', 'उऊ', 'उऊx'])
    await addLead({ name: 'Pair Name', message: `Before ${text}` }, 40 * day);
  // The first one older than the small window, right after its end.
  await addLead({ name: 'Next Name', message: 'Size z9' }, 15 * day + 1000);
  await database.query(`UPDATE lead_count SET count = (SELECT count(*) FROM lead) WHERE status = 'new'`);
  await runJob(searchIndexJob, database);
  await database.query('ANALYZE lead');
}, 60_000);

const listWith = (limits: typeof listLimits) => leadListOf(database, limits);

const namesFor = async (query: LeadFilter, limits = listLimits): Promise<string[]> =>
  (await listWith(limits).page({ ...query, limit: 50 })).submissions.map(({ name }) => name);

describe.each([
  ['few', listLimits],
  ['many', manyLeads],
])('a search among %s leads', (_, limits) => {
  it.each<[q: string, ...found: string[]]>([
    // A phone number in any spelling, or a part of one, also beside a name that is misspelt or in another script.
    ...[...phoneSpellings, '5012345'].map((q): [string, string] => [q, anjali]),
    ['98350', anjali, ramesh],
    ['0612 2234567', faizan],
    ['my brother', rohit],
    ['09835012345 anjali', anjali],
    ['09835012345 anjli', anjali],
    ['anjli 09835012345', anjali],
    ['98350 12345 anjli', anjali],
    ['anjli 98350 12345', anjali],
    ['+91 98350-12345 anjli', anjali],
    ['+91 98350 12345 anjli', anjali],
    ['+91 (0)98350 12345 अंजली patna', anjali],
    ['अंजली 98350-12345 patna', anjali],
    ['0091 983 501 2345 kumari', anjali],
    ['98350 anjli', anjali],
    ['0612 2234567 faisan', faizan],
    ['+91 94310 55555 anjali', inHindi],
    ['09835012345 rohit'],
    ['98350 12346 anjli'],
    // Beside another number, or a word of anything else.
    ['12345 patna boutique', anjali],
    ['9835012345 wholesale', anjali],
    ['09835012345 zebra', anjali],
    ['+91 98350 12345 800001', anjali],
    ['800001 098350 12345', anjali],
    ['800001 094310 55555'],
    ['+91 94310 55555 4711', inHindi],
    // Who is called so comes before who is mentioned, and last who is called so in Hindi.
    ...['anjali', 'Anjali', 'ANJALI'].map((q): [string, ...string[]] => [q, anjali, faizan, inHindi]),
    ...['anjli', 'अंजली'].map((q): [string, ...string[]] => [q, anjali, inHindi]),
    // One typing mistake, which may mean two; another script.
    ['ramehs', ramesh],
    ['faizsn', faizan],
    ['ramkesh', ramesh],
    ['faisan', faizan, faisal],
    ['ramseh website', ramesh],
    ['gaya', inHindi],
    ['अंजलि patna', anjali],
    ['अंजलि kumari', anjali],
    ['anjli gaya', inHindi],
    ['anjali sinha', inHindi],
    ['anjli wholesale', anjali],
    ['anjli boutique website', anjali],
    ['faisan hajpur', faizan],
    // Words and beginnings of words in any order: names, cities, subjects, tags and notes.
    ['kumari anjali', anjali],
    ['rames pra', ramesh],
    ['anjali website patna', anjali],
    ['hajipur', faizan],
    ['phone inquiry', faisal],
    ['zebra signboard', faisal],
    ['zebra kumari', anjali],
    ['wholesale fai', faizan],
    ['website lead roh', rohit],
    ['magahi anjali', inHindi],
    ['patna zoetrope', rohit],
    ['seo hajipur maghrib', faizan],
    ['गया vip', inHindi],
    ['वेबसाइट vip', inHindi],
    ['seo rohit', rohit],
    ['nowhere at all'],
    // Whatever stands around a word, and what LIKE would take for a pattern.
    ['"anjali", (patna).', anjali],
    ['“Boring Road” (patna)', anjali],
    ['100% pure_', rohit],
    ['\\more', rohit],
    // Two letters: of a new lead, an old one, one just beyond the newest, before whatever stands there, and in Hindi.
    ['q7', ramesh],
    ['w7', 'Other Name'],
    ['z9', 'Next Name'],
    ['zj', ...Array(6).fill('Pair Name')],
    ['उऊ', ...Array(2).fill('Pair Name')],
  ])('for %s finds who has all of it, in the list and as a stream', async (q, ...found) => {
    expect(await namesFor({ q }, limits)).toEqual(found);
    const streamed: string[] = [];
    for await (const leads of listWith(limits).all({ q })) streamed.push(...leads.map(({ name }) => name));
    expect(streamed.sort()).toEqual(found.sort());
  });

  it('finds a lead by its reference, also beside a word, and nobody else', async () => {
    const rows = await database.query('SELECT id, reference, name FROM lead WHERE id = ANY($1)', [ids]);
    const references = new Map<string, string>(
      rows.map((row: Person & { reference: string }) => [row.name, row.reference]),
    );
    for (const [word, name] of [
      ['hajipur', faizan],
      ['faisan', faizan],
      ['maghrib', faizan],
      ['(0612) 2234567', faizan],
    ] as const) {
      const own = references.get(name) ?? '';
      for (const q of [
        own.toLowerCase(),
        `${own} ${word}`,
        `${word} ${own}`,
        `${own.replaceAll('-', '')} ${word}`,
      ])
        expect(await namesFor({ q }, limits)).toEqual([name]);
      expect(await namesFor({ q: `${references.get(anjali)} ${word}` }, limits)).toEqual([]);
    }
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

const matchOf = async (q: string) => (await listWith(listLimits).page({ q, limit: 1 })).submissions[0]?.match;

it.each([
  ['anjali', { words: ['anjali'], note: null }],
  ['commno', { words: ['Common'], note: null }],
  ['+91 98350 12345', { words: ['98350 12345'], note: null }],
  ['faisal zebra', { words: ['faisal'], note: 'Prefers zebra stripes on the signboard.' }],
  [
    '09835012345 anjli zebra boutique',
    { words: ['98350 12345', 'Anjali', 'boutique'], note: 'Prefers zebra stripes, pin 800001.' },
  ],
])('what a search matched %s is told', async (q, match) => {
  expect(await matchOf(q)).toEqual(match);
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
