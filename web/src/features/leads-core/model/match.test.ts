import type { ListedSubmission } from '@golghar/contracts';
import { makeLead } from '../../../../../infra/test/support/lead';
import { cutAtMatches, excerptOf } from './match';

const listed = (changes: Partial<ListedSubmission>): ListedSubmission => ({
  ...makeLead({
    name: 'Anjali Kumari',
    message: 'Two clinics in Kankarbagh',
    email: 'anjali@clinic.example',
    city: 'Patna',
  }),
  ...changes,
});

const words = (...found: string[]) => ({ match: { words: found, note: null } });

it('cuts at each match, in whatever case, the longer word first', () => {
  expect(cutAtMatches('Anjali wants an SEO plan', ['an', 'anjali'])).toEqual([
    '',
    'Anjali',
    ' w',
    'an',
    'ts ',
    'an',
    ' SEO pl',
    'an',
    '',
  ]);
  expect(cutAtMatches('50% off (all)', ['%', '('])).toEqual(['50', '%', ' off ', '(', 'all)']);
  expect(cutAtMatches('nothing', [])).toEqual(['nothing']);
});

it('shows what was written', () => {
  expect(excerptOf(listed({}))).toBe('Two clinics in Kankarbagh');
  expect(excerptOf(listed(words('anjali')))).toBe('Two clinics in Kankarbagh');
  expect(excerptOf(listed({ message: '', ...words('98350') }))).toBe('+91 98350 00000');
});

it('shows where a search found it', () => {
  expect(excerptOf(listed(words('98350')))).toBe('+91 98350 00000 · Two clinics in Kankarbagh');
  expect(excerptOf(listed({ match: { words: ['monday'], note: 'Call on Monday' } }))).toBe(
    'Note: Call on Monday',
  );
  const message = `${'Long before, '.repeat(9)}here is khaja at last`;
  expect(excerptOf(listed({ message, ...words('khaja') }))).toBe(
    `…${message.slice(message.indexOf('khaja') - 24)}`,
  );
});
