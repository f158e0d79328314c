import type { SubmissionList } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { leadsClient, linesOf, path } from './leads-client';

const leads = useService('leads');

type Person = { name: string; phone: string; city: string; message?: string; tag: string; note: string };

const people = {
  anjali: {
    name: 'Anjali Kumari',
    phone: '+91 98350 12345',
    city: 'Patna',
    message: 'A website for our boutique on Boring Road.',
    tag: 'Wholesale',
    note: 'Prefers zebra stripes, pin 800001.',
  },
  anjaliInHindi: {
    name: 'अंजलि सिन्हा',
    phone: '094310-55555',
    city: 'गया',
    message: 'दुकान के लिए वेबसाइट चाहिए।',
    tag: 'VIP',
    note: 'Speaks Magahi, has plot 4711.',
  },
  faizan: {
    name: 'Faizan Ansari',
    phone: '(0612) 223 4567',
    city: 'Hajipur',
    tag: 'Wholesale',
    note: 'Call after Maghrib.',
  },
  rohit: {
    name: 'Rohit Raj',
    phone: '98350 99999',
    city: 'Patna',
    tag: 'Website Lead',
    note: 'Cousin of Anjali, asked for a zoetrope.',
  },
} satisfies Record<string, Person>;

type Who = keyof typeof people;

const references = {} as Record<Who, string>;
const seller = leads.member('sales_executive');

beforeAll(async () => {
  for (const [who, { tag, note, ...person }] of Object.entries(people)) {
    const { body } = await leads.request
      .post('/api/contact')
      .send({ message: 'Please call me back.', service: 'seo', email: 'owner@shop.example', ...person })
      .expect(201);
    references[who as Who] = body.reference;
    await seller.request
      .patch(`${path}/${body.id}`)
      .send({ tags: [tag] })
      .expect(200);
    await seller.request.post(`${path}/${body.id}/notes`).send({ content: note }).expect(201);
  }
});

const find = async (q: string): Promise<SubmissionList> =>
  (await seller.request.get(path).query({ q, limit: 50 }).expect(200)).body;

const namesOf = (found: readonly Who[]) => found.map((who) => people[who].name);

it.each<[string, readonly Who[]]>([
  // A phone number in whatever spelling, beside anything.
  ['09835012345 anjali', ['anjali']],
  ['09835012345 anjli', ['anjali']],
  ['anjli 09835012345', ['anjali']],
  ['98350 12345 anjli', ['anjali']],
  ['anjli 98350 12345', ['anjali']],
  ['+91 98350-12345 anjli', ['anjali']],
  ['+91 (0)98350 12345 अंजली patna', ['anjali']],
  ['0091 983 501 2345 kumari', ['anjali']],
  ['98350 anjli', ['anjali']],
  ['12345 patna boutique', ['anjali']],
  ['9835012345 wholesale', ['anjali']],
  ['09835012345 zebra', ['anjali']],
  ['+91 98350 12345 800001', ['anjali']],
  ['800001 098350 12345', ['anjali']],
  ['0612 2234567 faisan', ['faizan']],
  ['+91 94310 55555 anjali', ['anjaliInHindi']],
  ['+91 94310 55555 4711', ['anjaliInHindi']],
  ['09835012345 rohit', []],
  ['98350 12346 anjli', []],
  // Names in another script or misspelt, beside anything.
  ['अंजलि patna', ['anjali']],
  ['अंजलि kumari', ['anjali']],
  ['anjli gaya', ['anjaliInHindi']],
  ['anjali sinha', ['anjaliInHindi']],
  ['anjli wholesale', ['anjali']],
  ['anjli boutique website', ['anjali']],
  ['faisan hajpur', ['faizan']],
  ['गया vip', ['anjaliInHindi']],
  // Tags, beginnings of names, notes, cities and subjects.
  ['wholesale fai', ['faizan']],
  ['website lead roh', ['rohit']],
  ['magahi anjali', ['anjaliInHindi']],
  ['zebra kumari', ['anjali']],
  ['zoetrope anjali', ['rohit']],
  ['patna zoetrope', ['rohit']],
  ['seo hajipur maghrib', ['faizan']],
  ['वेबसाइट vip', ['anjaliInHindi']],
  ['patna, anjali.', ['anjali', 'rohit']],
  ['“Boring Road” (patna)', ['anjali']],
])('a search for %s finds who has all of it', async (q, found) => {
  const { submissions } = await find(q);
  expect(submissions.map(({ name }) => name)).toEqual(namesOf(found));
});

it.each<[string, Who]>([
  ['hajipur', 'faizan'],
  ['faisan', 'faizan'],
  ['maghrib', 'faizan'],
  ['(0612) 2234567', 'faizan'],
])('a reference and %s find their lead, and no other reference does', async (word, who) => {
  const { [who]: own, ...others } = references;
  for (const q of [`${own} ${word}`, `${word} ${own.toLowerCase()}`, `${own.replaceAll('-', '')} ${word}`])
    expect((await find(q)).submissions.map(({ name }) => name)).toEqual(namesOf([who]));
  for (const other of Object.values(others)) expect((await find(`${other} ${word}`)).total).toBe(0);
});

it('what was found is marked in each of its ways', async () => {
  const { submissions } = await find('09835012345 anjli zebra boutique');
  expect(submissions[0]?.match).toEqual({
    words: ['+91 98350 12345', 'Anjali', 'boutique'],
    note: 'Prefers zebra stripes, pin 800001.',
  });
});

it('a bulk change and an export take what such a search finds', async () => {
  const { text } = await seller.request
    .post(`${path}/export`)
    .send({ selection: { filter: { q: '09835012345 anjli' } } })
    .buffer(true)
    .expect(200);
  expect(linesOf(text).map(({ name }) => name)).toEqual(namesOf(['anjali']));
});

it('finds an enquiry by a misspelt name as soon as it is stored', async () => {
  await leadsClient(leads).enquire({ name: 'Zubaida Warsi' });
  expect((await find('zubaifa')).submissions.map(({ name }) => name)).toEqual(['Zubaida Warsi']);
});
