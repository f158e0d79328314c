import { guessMapping } from './guess-mapping';

/** Which column fills which field, by the columns' names. */
const guess = (columns: string[], ...rows: string[][]) => {
  const mapping = guessMapping({ columns, rows });
  return Object.fromEntries(Object.entries(mapping).map(([field, at]) => [field, columns[at]]));
};

it.each([
  [
    ['Full name', 'Mobile no.', 'E-mail', 'Town', 'Enquiry date', 'Stage', 'Remarks'],
    {
      name: 'Full name',
      phone: 'Mobile no.',
      email: 'E-mail',
      city: 'Town',
      submittedAt: 'Enquiry date',
      status: 'Stage',
      message: 'Remarks',
    },
  ],
  [
    ['नाम', 'मोबाइल नंबर', 'ईमेल', 'शहर', 'सेवा', 'दिनांक'],
    {
      name: 'नाम',
      phone: 'मोबाइल नंबर',
      email: 'ईमेल',
      city: 'शहर',
      service: 'सेवा',
      submittedAt: 'दिनांक',
    },
  ],
  // Whichever way the letter is composed.
  [['नाम', '\u095eोन'], { name: 'नाम', phone: '\u095eोन' }],
  [
    ['full_name', 'phone_number', 'created_time'],
    { name: 'full_name', phone: 'phone_number', submittedAt: 'created_time' },
  ],
  [['Customer', "Owner's mobile (with code)"], { name: 'Customer', phone: "Owner's mobile (with code)" }],
  [['Party', 'Amount'], {}],
])('finds the fields in %p', (columns, expected) => {
  expect(guess(columns)).toEqual(expected);
});

it('takes a contact for a number where it has one, and else for a name', () => {
  expect(guess(['Contact', 'City'], ['+91 98350 12345', 'Gaya'])).toEqual({ phone: 'Contact', city: 'City' });
  expect(guess(['Contact', 'Mobile'], ['Asha Devi', '9835012345'])).toEqual({
    name: 'Contact',
    phone: 'Mobile',
  });
});
