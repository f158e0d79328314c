import { fieldAdvice } from './field-advice';
import { messageInHindi } from './hindi';

it.each([
  ['phone', '', /missing.*98765 43210/],
  ['phone', '  ', /missing/],
  ['phone', '98350', /too short.*98765 43210/],
  ['phone', 'call me', /in digits.*98765 43210.*ext 4/],
  ['phone', '98350 00000 98350 00000 98350 00000', /too long/],
  ['email', '', /missing.*name@example\.com/],
  ['email', 'asha', /no @.*name@example\.com/],
  ['email', 'asha@sweets', /name@example\.com/],
  ['email', 'asha@sweets.example, bina@sweets.example', /without blanks/],
])('says of the %s %j what is wrong, with an example, in both languages', (field, value, text) => {
  const advice = fieldAdvice(field, value) ?? '';
  expect(advice).toMatch(text);
  expect(messageInHindi(advice)).not.toBe(advice);
});

it.each([
  ['phone', '98350 00000'],
  // Its own message has the example.
  ['phone', '0000000000'],
  ['email', 'asha@sweets.example'],
  ['name', ''],
])('has nothing to add to the %s %j', (field, value) => expect(fieldAdvice(field, value)).toBeUndefined());
