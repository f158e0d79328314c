import { guessMapping } from './guess-mapping';

/** Which field each column fills, by the columns' names. */
const guess = (columns: string[], ...rows: string[][]) => {
  const fields = Object.entries(guessMapping({ columns, rows }));
  return columns.map((_, column) => fields.find(([, at]) => at === column)?.[0] ?? '');
};

it.each([
  [
    'Full name, Mobile no., E-mail, Town, Enquiry date, Stage',
    'name, phone, email, city, submittedAt, status',
  ],
  ['Customer, Remarks', 'name, message'],
  ['नाम, मोबाइल नंबर, ईमेल, शहर, सेवा, दिनांक', 'name, phone, email, city, service, submittedAt'],
  // Whichever way the letter is composed.
  ['नाम, \u095eोन', 'name, phone'],
  ['full_name, phone_number, created_time', 'name, phone, submittedAt'],
  ["Customer, Owner's mobile (with code)", 'name, phone'],
  ['Party, Amount', ', '],
])('finds the fields in %j', (columns, expected) => {
  expect(guess(columns.split(', ')).join(', ')).toBe(expected);
});

it('takes a contact for a number where it has one, and else for a name', () => {
  expect(guess(['Contact', 'City'], ['+91 98350 12345', 'Gaya'])).toEqual(['phone', 'city']);
  expect(guess(['Contact', 'Mobile'], ['Asha Devi', '9835012345'])).toEqual(['name', 'phone']);
});
