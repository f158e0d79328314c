import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isQuarantined, judgeSpam, type SpamEvidence } from './spam-rules';

const evidence = (changes: Partial<SpamEvidence> = {}): SpamEvidence => ({
  name: 'Asha Kumari',
  email: 'asha@sweets.example',
  message: 'We sell khaja near Gandhi Maidan and want to be found on Google.',
  form: null,
  isThrowaway: false,
  repeats: 0,
  ...changes,
});

/** One enquiry a line: name, address and message. */
const readSet = (name: string): SpamEvidence[] =>
  readFileSync(path.join(__dirname, '../..', 'spam-set', `${name}.txt`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [sender = '', email = '', ...message] = line.split('|');
      return evidence({ name: sender, email, message: message.join('|') });
    });

it('leave every real enquiry alone, by its words', () => {
  const mistaken = readSet('real').filter((one) => isQuarantined(judgeSpam(one)));
  expect(mistaken.map(({ message }) => message)).toEqual([]);
});

it('set aside most of the spam, in the half of the examples that they were not written for', () => {
  const heldOut = readSet('spam').filter((_, index) => index % 2 === 1);
  const caught = heldOut.filter((one) => isQuarantined(judgeSpam(one)));
  expect(caught.length / heldOut.length).toBeGreaterThanOrEqual(0.75);
});

it.each([
  ['a field that people don’t see', { form: { isTrapFilled: true, elapsedMs: 60_000 } }, true],
  ['haste alone', { form: { isTrapFilled: false, elapsedMs: 10 } }, false],
  ['a throwaway address alone', { isThrowaway: true }, false],
  ['words that many sent', { repeats: 1000 }, false],
  ['all three', { form: { isTrapFilled: false, elapsedMs: 10 }, isThrowaway: true, repeats: 5 }, true],
  ['mark-up of links', { message: 'See [url=http://a.example]this[/url] now please' }, true],
  ['a link to one’s own site', { message: 'My site https://asha.example is slow, please help.' }, false],
  ['two links', { message: 'My sites https://asha.example and www.khaja.example are slow.' }, false],
  ['a message in Russian', { message: 'Здравствуйте, предлагаем продвижение сайтов недорого' }, true],
])('%s: set aside, %#', (_, changes, isSpam) => {
  expect(isQuarantined(judgeSpam(evidence(changes)))).toBe(isSpam);
});

it('tell why, with the points of each reason', () => {
  expect(judgeSpam(evidence({ isThrowaway: true, form: { isTrapFilled: true, elapsedMs: null } }))).toEqual({
    points: 130,
    reasons: [
      { points: 100, reason: 'A field that people don’t see is filled in' },
      { points: 30, reason: 'A throwaway e-mail address' },
    ],
  });
});
