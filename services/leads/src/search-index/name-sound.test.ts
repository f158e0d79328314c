import { nameSound } from './name-sound';

it.each([
  ['Anjali', 'Anjli', 'अंजलि', 'Anjalee'],
  ['Chaudhari', 'Choudhary', 'चौधरी'],
  ['Faizan', 'Faijan', 'फ़ैज़ान', 'फैजान'],
  ['Lakshmi', 'Laxmi', 'लक्ष्मी'],
  ['Priyanka', 'प्रियंका'],
  ['Sanjay', 'संजय', 'सञ्जय'],
  ['Rahul', 'राहुल'],
  ['Manoj', 'मनोज'],
  ['Pooja', 'Puja', 'पूजा'],
  ['Asha', 'आशा'],
  ['Singh', 'सिंह'],
  ['Sinha', 'सिन्हा'],
  ['Mishra', 'मिश्रा'],
  ['Vikas', 'Vikash', 'विकास'],
  ['Shabana', 'शबाना'],
  ['Patna', 'पटना'],
  ['Gyan', 'ज्ञान'],
  ['Kumar', 'कुमार'],
])('hears %s and its other spellings alike', (...spellings) => {
  expect(new Set(spellings.map(nameSound)).size).toBe(1);
});

it.each([
  ['Rani', 'Rina'],
  ['Kumar', 'Kumari'],
  ['Ravi', 'Reva'],
  ['Amit', 'Aman'],
  ['Singh', 'Sinha'],
  ['Faisal', 'Faizan'],
])('tells %s from %s', (one, other) => {
  expect(nameSound(one)).not.toBe(nameSound(other));
});

it.each(['', 'a', '9835012345', '🙏'])('hears nothing in %j', (text) => {
  expect(nameSound(text)).toBeUndefined();
});
