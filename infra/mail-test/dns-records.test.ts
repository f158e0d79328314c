import { makeDkimKeys } from '../cli/dkim';
import { checkSenderDomain, checkSignature } from './dns-records';

const dns = (records: Record<string, string[]>) => async (name: string) => {
  const found = records[name];
  if (!found) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
  return found;
};

const check = (records: Record<string, string[]>, selector?: string) =>
  checkSenderDomain('agency.in', { selector }, dns(records));

const complete = {
  'agency.in': ['google-site-verification=x', 'v=spf1 include:_spf.provider.in -all'],
  '_dmarc.agency.in': ['v=DMARC1; p=quarantine'],
  's1._domainkey.agency.in': ['v=DKIM1; k=rsa; p=MIGf'],
};

it.each<[string, Record<string, string[]>, string | undefined, boolean[]]>([
  ['all three', {}, 's1', [true, true, true]],
  [
    'two records for SPF',
    { 'agency.in': ['v=spf1 -all', 'v=spf1 include:x -all'] },
    's1',
    [false, true, true],
  ],
  ['an SPF that lets everybody send', { 'agency.in': ['v=spf1 +all'] }, 's1', [false, true, true]],
  ['a revoked key', { 's1._domainkey.agency.in': ['v=DKIM1; p='] }, 's1', [true, false, true]],
  ['a key without a selector', {}, undefined, [true, false, true]],
])('tells of SPF, DKIM and DMARC for %s', async (_, records, selector, expected) => {
  const found = await check({ ...complete, ...records }, selector);
  expect(found.map(({ isGood }) => isGood)).toEqual(expected);
});

it('says what is missing, and where it belongs', async () => {
  const found = await check({}, 's1');
  expect(found.map(({ isGood }) => isGood)).toEqual([false, false, false]);
  expect(found.map(({ text }) => text).join('\n')).toMatch(
    /TXT at agency\.in[\s\S]*s1\._domainkey\.agency\.in[\s\S]*_dmarc\.agency\.in/,
  );
});

it('says that DNS cannot be reached, instead of what is missing there', async () => {
  const read = () =>
    Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT agency.in'), { code: 'ETIMEOUT' }));
  expect(await checkSenderDomain('agency.in', {}, read)).toEqual([
    { isGood: false, text: expect.stringContaining('DNS cannot be reached from here for agency.in') },
  ]);
});

const { dkim, record } = makeDkimKeys('agency.in', 'golghar');
const name = 'golghar._domainkey.agency.in';
const signed = (records: Record<string, string[]>, domain = 'agency.in') =>
  checkSignature(dkim, domain, dns(records));

it('signed mails are believed when DNS has the other half of our key, however cut', async () => {
  const cut = record.replace('p=', 'p= ').replace(/.{90}$/, (end) => ` ${end}`);
  for (const published of [record, cut])
    expect(await signed({ [name]: [published] })).toEqual([
      { isGood: true, text: expect.stringContaining(`the key at ${name} fits`) },
    ]);
});

it.each([
  ['another key', [makeDkimKeys('agency.in', 'golghar').record], 'is another one'],
  ['no key', [], 'there is no key'],
  ['a revoked key', ['v=DKIM1; p='], 'there is no key'],
])('signed mails are not with %s there, and what to publish is said', async (_, records, words) => {
  const [found] = await signed({ [name]: records });
  expect(found).toEqual({ isGood: false, text: expect.stringContaining(words) });
  expect(found?.text).toContain(`Publish TXT at ${name}: "${record}"`);
});

it.each([
  ['agency.in', 1],
  ['Mail.Agency.in', 1],
  ['another.in', 2],
  ['theagency.in', 2],
])('signed mails of %s: %i findings, for DMARC wants one domain', async (domain, count) => {
  const found = await signed({ [name]: [record] }, domain);
  expect(found).toHaveLength(count);
  if (count > 1) expect(found[1]?.text).toContain(`from ${domain} and are signed for agency.in`);
});

it('mails that are signed here stand in for the provider, whose selector need not be named', async () => {
  const found = await checkSenderDomain('agency.in', { dkim }, dns({ ...complete, [name]: [record] }));
  expect(found.map(({ isGood }) => isGood)).toEqual([true, true, true]);
});
