import { nameInGreeting } from './thank-you-words';

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
  expect(nameInGreeting(name)).toBe(greeted);
});

const messages = ['You won 5000', 'Call +91 98350 00000', 'Click here: pills', 'Account blocked!'];
const addresses = ['www.pills.example/buy', 'mail win@pills.example', 'गोली।भारत', 'pills。example'];
it.each([...messages, ...addresses, 'pil\u200bls', '🙂', '...', '', 'a'.repeat(41)])(
  '%j is greeted by no name',
  (name) => {
    expect(nameInGreeting(name)).toBe('');
  },
);
