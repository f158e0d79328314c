import { initialsOf } from '../components/marks';

it.each([
  ['Amit Kumar', 'AK'],
  ['Meera', 'M'],
  ['amit raj  kumar ', 'AK'],
  ['Asha (Patna)', 'AP'],
  ['किरण देवी', 'किदे'],
  ['', ''],
])('%j is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
