import { enteredSource, newSourceSchema, sourceLabel, sourceName } from './source';

const utm = { source: null, medium: null, campaign: null, term: null, content: null };

it.each([
  ['nothing', {}, {}],
  ['no texts', { landingPage: 7, referrer: ['a'], utm: 'google' }, {}],
  [
    'more than is asked for',
    { landingPage: '/', password: 'x', utm: { source: 'a', id: '1' } },
    { landingPage: '/', utm: { ...utm, source: 'a' } },
  ],
  [
    'control characters',
    { landingPage: ' /a\r\nBcc: x\u0000 ', referrer: '  ' },
    { landingPage: '/a  Bcc: x' },
  ],
])('what a browser says of its visitor’s source is cut when it has %s', (_, given, kept) => {
  expect(newSourceSchema.parse(given)).toEqual({ landingPage: null, referrer: null, utm, ...kept });
});

it('what a browser says of where its visitor came from has what led here first beside what led here last', () => {
  const last = { landingPage: '/pricing', referrer: 'l.facebook.com', utm };
  const first = { landingPage: '/', referrer: 'www.google.com', utm };
  expect(newSourceSchema.parse({ ...last, first })).toEqual({ ...last, first });
  expect(newSourceSchema.parse({ ...last, first: { referrer: ' x.example\r\n' } }).first).toEqual({
    landingPage: null,
    referrer: 'x.example',
    utm,
  });
  for (const none of [null, 'google', 7])
    expect(newSourceSchema.parse({ ...last, first: none })).toEqual(last);
});

it('what a browser says of where its visitor came from is cut where it is too long', () => {
  const { landingPage, utm: long } = newSourceSchema.parse({
    landingPage: `/${'a'.repeat(9000)}`,
    utm: { source: 'b'.repeat(9000) },
  });
  expect([landingPage?.length, long.source?.length]).toEqual([500, 100]);
  // Half of an emoji is what no database keeps.
  const whole = `/${'a'.repeat(498)}`;
  expect(newSourceSchema.parse({ landingPage: `${whole}😀` }).landingPage).toBe(whole);
});

it.each([
  ['Google', 'www.bing.com', 'google'],
  [null, 'www.Google.co.in', 'google.co.in'],
  [null, 'https://www.justdial.com/Patna/x?y', 'justdial.com'],
  [null, '//l.facebook.com', 'l.facebook.com'],
  [null, null, 'direct'],
  [null, 'www.', 'direct'],
])('a source of the campaign %s and the referrer %s is called %s', (source, referrer, name) => {
  expect(sourceName({ landingPage: '/', referrer, utm: { ...utm, source } })).toBe(name);
});

it.each([
  ['walk_in', 'walk_in', 'Walk-in'],
  ['Call', 'call', 'Call'],
  ['Trade fair', 'trade fair', 'Trade fair'],
])('what staff wrote down as %j is named %j and read as %j', (via, name, label) => {
  const source = enteredSource({ id: 'a', name: 'Amit Raj' }, via);
  expect([sourceName(source), sourceLabel(source)]).toEqual([name, label]);
});
