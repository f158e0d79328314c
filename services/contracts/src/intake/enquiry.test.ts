import { enquiriesApi, enquirySchema } from './enquiry';

const good = {
  name: 'Anjali Kumari',
  email: 'anjali@clinic.example',
  phone: '+91 00000 00000',
  city: 'Patna',
  service: 'seo',
  message: 'We run two dental clinics in Kankarbagh.',
};

const problems = (change: Record<string, unknown>) => {
  const result = enquirySchema.safeParse({ ...good, ...change });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

it.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', ' A ', 'Name must be at least 2 characters'],
  ['name', '     ', 'Name must be at least 2 characters'],
  ['name', 12345, 'Name must be at least 2 characters'],
  ['name', undefined, 'Name must be at least 2 characters'],
  ['name', 'n'.repeat(101), 'Name must be at most 100 characters'],
  ['name', 'Asha\u0000Kumari', 'Name must be one line without control characters'],
  ['email', 'anjali@', 'Please enter a valid email address'],
  ['email', 'asha at sweets', 'Please enter a valid email address'],
  ['email', 'asha@sweets.example, thief@evil.example', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(243)}@sweets.example`, 'Please enter a valid email address'],
  ['phone', '12345', 'Please enter a valid phone number'],
  ['phone', '9'.repeat(33), 'Please enter a valid phone number'],
  ['city', 'c'.repeat(101), 'City must be at most 100 characters'],
  ['service', '', 'Please select a service'],
  ['service', undefined, 'Please select a service'],
  ['service', 'sorcery', 'Please select a service'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['message', 'm'.repeat(5001), 'Message must be at most 5,000 characters'],
])('refuses %s %j with its stated message', (field, value, message) => {
  expect(problems({ [field]: value })).toEqual([message]);
});

const noNumbers = [
  '=HYPERLINK("x")',
  '@SUM(1;2;3)',
  'call 98350 00000',
  'आशा ९८३५० ०००००',
  '+-() .',
  '📞 📞 📞 📞',
];
const wrongSigns = ['98350|00000', 'ext 4 4 4', '98350 00000 ext', '98350 00000 exit 4'];
it.each([...noNumbers, ...wrongSigns])('refuses %j as a phone number with its stated message', (phone) =>
  expect(problems({ phone })).toEqual(['Please enter a valid phone number']),
);

const numbers = [
  '098350-00000',
  '+91 (0612) 222.3344 / 45',
  '९८३५० ०००००',
  '\u202a+91 98350 00000\u202c',
  '*131#98350',
];
const severalNumbers = [
  '98350 00000, 98350 11111',
  '0612 222 3344 ext 4',
  '0612-2223344 Extn. 412',
  '98350 00000 x4',
];
it.each([...numbers, ...severalNumbers, '०६१२ २२२३३४४ एक्सटेंशन ४'])('takes %j as a phone number', (phone) =>
  expect(problems({ phone })).toEqual([]),
);

// Made up as they look, somebody may have them: the first is of Baghpat, the third of Mumbai.
it.each(['1234567890', '9999999999', '2222222222', '011 11111111', '+1 212 555 0100', '14155552671'])(
  'takes %j, which may be somebody’s',
  (phone) => expect(problems({ phone })).toEqual([]),
);

it.each(['0000000000', '000-000', '००० ०००', '0000000000 ext 4', '1111111111', '+11 111 111', '१११ १११'])(
  'refuses %j, which nobody has, with an example of one',
  (phone) => expect(problems({ phone })).toEqual([expect.stringMatching(/^Nobody .* like 98765 43210$/)]),
);

it.each(['name', 'email', 'phone', 'city'])('refuses a line break in %s', (field) => {
  for (const breaking of ['\r\n', '\n', '\u2028'])
    expect(
      problems({ [field]: `${good[field as keyof typeof good]}${breaking}Bcc: x@y.example` }),
    ).not.toEqual([]);
});

it('refuses NUL, other control characters and lone surrogates in the message', () => {
  for (const bad of ['\u0000', '\u0007', '\u009f', '\ud800'])
    expect(problems({ message: `${good.message}${bad}` })).toEqual([
      'Message must not contain control characters',
    ]);
});

it('keeps Hindi, Arabic, emoji, RTL marks, tabs and line breaks as they are', () => {
  const message = 'नमस्ते\n\tسلام \u200f😀\u202b and back\u202c';
  expect(enquirySchema.parse({ ...good, message }).message).toBe(message);
});

it('trims, and needs no city', () => {
  const { city: _, ...withoutCity } = good;
  expect(enquirySchema.parse({ ...withoutCity, name: '  Anjali Kumari ' })).toEqual(withoutCity);
});

it('leaves out what no database keeps of what was agreed to', () => {
  const { consent } = enquiriesApi.submitEnquiry.request.parse({ ...good, consent: 'Yes\u0000' });
  expect(consent).toBeNull();
});

it('refuses a field that it does not know', () => {
  expect(enquirySchema.safeParse({ ...good, admin: true }).success).toBe(false);
});
