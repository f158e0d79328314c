import { mailboxHash, mailboxOf } from './mailbox';

it.each([
  ['Asha@Sweets.example', 'asha@sweets.example'],
  ['asha+1@sweets.example', 'asha@sweets.example'],
  ['asha+a+b@sweets.example', 'asha@sweets.example'],
  ['as.ha@sweets.example', 'as.ha@sweets.example'],
  ['A.s.h.a+shop@gmail.com', 'asha@gmail.com'],
  ['as.ha@googlemail.com', 'asha@gmail.com'],
])('%s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('names a mailbox by its hash', () => {
  expect(mailboxHash('asha+1@sweets.example')).toEqual(mailboxHash('ASHA@sweets.example'));
  expect(mailboxHash('asha@sweets.example')).not.toEqual(mailboxHash('usha@sweets.example'));
});
