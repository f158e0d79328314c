import { checkSenderDomain } from './dns-records';

const check = (records: Record<string, string[]>, selector?: string) =>
  checkSenderDomain('agency.in', selector, async (name) => {
    const found = records[name];
    if (!found) throw new Error('ENOTFOUND');
    return found;
  });

const complete = {
  'agency.in': ['google-site-verification=x', 'v=spf1 include:_spf.provider.in -all'],
  '_dmarc.agency.in': ['v=DMARC1; p=quarantine'],
  's1._domainkey.agency.in': ['v=DKIM1; k=rsa; p=MIGf'],
};

const goods = async (records: Record<string, string[]>, selector?: string) =>
  (await check(records, selector)).map(({ isGood }) => isGood);

it('is content with a domain that has all three', async () =>
  expect(await goods(complete, 's1')).toEqual([true, true, true]));

it('says what is missing, and where it belongs', async () => {
  const found = await check({}, 's1');
  expect(found.map(({ isGood }) => isGood)).toEqual([false, false, false]);
  expect(found.map(({ text }) => text).join('\n')).toMatch(
    /TXT at agency\.in[\s\S]*s1\._domainkey\.agency\.in[\s\S]*_dmarc\.agency\.in/,
  );
});

it.each([
  ['two records', ['v=spf1 -all', 'v=spf1 include:x -all']],
  ['a record that lets everybody send', ['v=spf1 +all']],
])('does not take %s for SPF', async (_, spf) =>
  expect((await goods({ ...complete, 'agency.in': spf }, 's1'))[0]).toBe(false),
);

it.each([
  ['a revoked key', { 's1._domainkey.agency.in': ['v=DKIM1; p='] }, 's1'],
  ['no selector', {}, undefined],
])('does not take %s for DKIM', async (_, records, selector) =>
  expect((await goods({ ...complete, ...records }, selector))[1]).toBe(false),
);
