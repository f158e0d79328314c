import { suggestEmail } from '@/lib/suggest-email';
import { mailDomains } from './forms/mail-domains';

it.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['Asha.K@GMAIL.CON', 'Asha.K@gmail.com'],
  ['asha@gmial.con', 'asha@gmail.com'],
  ['asha@gmaill.co', 'asha@gmail.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@yahoo.co.im', 'asha@yahoo.co.in'],
  ['asha@redifmail.com', 'asha@rediffmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  [' asha@outlok.com ', 'asha@outlook.com'],
])('%s was meant as %s', (typed, meant) => expect(suggestEmail(typed, mailDomains)).toBe(meant));

const right = ['asha@gmail.com', 'asha@yahoo.in', 'asha@ymail.com', 'asha@email.com', 'asha@yahoo.fr'];
const others = ['asha@sweets.example', 'asha@gail.co.in', 'asha@gm', 'asha@gmial', 'asha', ''];
it.each([...right, ...others])('%j is asked nothing about', (typed) =>
  expect(suggestEmail(typed, mailDomains)).toBeUndefined(),
);
