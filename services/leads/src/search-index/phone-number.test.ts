import { phoneSpellings } from '../../../../infra/test/support/phone-spellings';
import { readPhone, searchedDigits } from './phone-number';

it.each(['98350 12345', '+91 98350-12345', '09835012345', '(+91) 98350 12345', '98350 12345 ext 4'])(
  'a phone number %s is stored as one',
  (typed) => {
    expect(readPhone(typed).number).toBe('+919835012345');
  },
);

it.each(['call me', '12', '+999 1'])('a phone number %j is none', (typed) => {
  expect(readPhone(typed).number).toBeNull();
});

it.each(phoneSpellings)('a phone number is found as %s, however it was stored', (search) => {
  const digits = searchedDigits(search) ?? 'none';
  for (const stored of phoneSpellings)
    expect(readPhone(stored).forms.some((form) => form.includes(digits))).toBe(true);
});

it.each(['12345', '98350', '8350 123', '+91 983', '091 983'])(
  'a number is found by its part %s',
  (search) => {
    const digits = searchedDigits(search) ?? 'none';
    expect(readPhone('98350 12345').forms.some((form) => form.includes(digits))).toBe(true);
  },
);

it.each(['anjali', '10,000', '12', 'GD-123', '5 lakh'])('a phone number is not meant by %j', (search) => {
  expect(searchedDigits(search)).toBeUndefined();
});

it('a phone number is found without its extension alone', () =>
  expect(readPhone('0612 222 3344 Extn. 47').forms).toEqual(['916122223344', '6122223344', '06122223344']));

it('a phone number of another country keeps it', () => {
  expect(readPhone('+977 980-1234567').number).toBe('+9779801234567');
});
