import { firstOf, inertName, inertText } from './inert-text';

describe('a stranger’s words', () => {
  it.each([
    ['See https://pills.example/buy?x=1 now', 'See https pills. example/buy?x=1 now'],
    ['http:\\\\pills.example', 'http:\\\\pills. example'],
    ['www.pills.example', 'www. pills. example'],
    ['pills。example and pills．example', 'pills。 example and pills． example'],
    ['pil\u200bls\u2060.exa\u00admple', 'pills. example'],
    ['mail win@pills.example', 'mail win @ pills. example'],
    ['mailto:win@pills.example', 'mailto:win @ pills. example'],
    ['tel://900', 'tel 900'],
    ['गोली.भारत', 'गोली. भारत'],
    ['goo.gl/a1', 'goo. gl/a1'],
    ['v1.pills', 'v1. pills'],
  ])('%j leads nowhere', (text, inert) => {
    expect(inertText(text)).toBe(inert);
  });

  it.each([
    'We sell khaja at 1.5 lakh a month. Call after 10.30, please...',
    'क्\u200dया आप वेबसाइट बनाते हैं?',
    'Rs. 500 / day; 50% off!',
  ])('%j stays as it is', (text) => {
    expect(inertText(text)).toBe(text);
  });

  it('are cut between whole characters', () => {
    expect(firstOf('खाजा', 10)).toBe('खाजा');
    expect(firstOf('🙂🙂🙂', 2)).toBe('🙂🙂 …');
  });

  it.each([
    ['Asha Kumari', 'Asha Kumari'],
    ['A.K. Sharma', 'A. K. Sharma'],
    ['आशा कुमारी', 'आशा कुमारी'],
    ['pills.example', 'pills. example'],
    ['You won 5000', ''],
    ['Click here: pills', ''],
    ['a'.repeat(61), ''],
  ])('of the name %j the greeting takes %j', (name, greeted) => {
    expect(inertName(name)).toBe(greeted);
  });
});
