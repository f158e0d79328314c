import { greetedName } from './thank-you-words';

it.each([
  ['Asha Kumari', 'Asha Kumari'],
  ['A.K. Sharma', 'A. K. Sharma'],
  ['  Mary-Anne\nO’Brien ', 'Mary-Anne O’Brien'],
  ["D'Souza", "D'Souza"],
  ['आशा कुमारी', 'आशा कुमारी'],
  ['क्\u200dया', 'क्\u200dया'],
  ['José', 'José'],
  ['pills.example', 'pills. example'],
  ['a'.repeat(40), 'a'.repeat(40)],
])('the name %j is greeted as %j', (name, greeted) => {
  expect(greetedName(name)).toBe(greeted);
});

it.each([
  'You won 5000',
  'Call +91 98350 00000',
  'Click here: pills',
  'www.pills.example/buy',
  'mail win@pills.example',
  'Account blocked!',
  'pil\u200bls',
  'गोली।भारत',
  'pills。example',
  '🙂',
  '...',
  '',
  'a'.repeat(41),
])('%j is greeted by no name', (name) => {
  expect(greetedName(name)).toBe('');
});
