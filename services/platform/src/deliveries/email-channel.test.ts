import { outcomeOfError } from './email-channel';

const fault = (message: string, details = {}) => Object.assign(new Error(message), details);

it.each(['MAIL FROM', 'RCPT TO', 'DATA'])('parks a mail that the server rejects at %s', (command) => {
  const thrown = fault('no', { responseCode: 550, response: '550 5.1.1 No such user', command });
  expect(outcomeOfError(thrown)).toEqual({
    kind: 'rejected',
    answer: '550 5.1.1 No such user',
    isAboutContent: command === 'DATA',
  });
});

it.each([
  ['a passing refusal', { responseCode: 451, command: 'RCPT TO' }],
  ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN' }],
  ['a server that does not want us', { responseCode: 554, command: 'CONN' }],
  ['a server that is away', { code: 'ECONNREFUSED' }],
  ['a server that is silent', { code: 'ETIMEDOUT', command: 'CONN' }],
])('tries again after %s', (_, details) => {
  expect(outcomeOfError(fault('what it said', details))).toEqual({
    kind: 'deferred',
    answer: 'what it said',
  });
});
