import { internationalNumber, whatsappLink } from './phone';

it.each([
  '+91 98350 12345',
  '98350 12345',
  '098350-12345',
  '0091 98350 12345',
  '(+91) 9835012345',
  '91 98350 12345',
  '98350 12345 ext 4',
])('%s is one and the same number', (phone) => {
  expect(internationalNumber(phone)).toBe('+919835012345');
});

it('knows other countries by their code, and keeps what it does not understand', () => {
  expect(internationalNumber('+44 20 7946 0018')).toBe('+442079460018');
  expect(internationalNumber('12 34 5')).toBe('12345');
});

it('greets', () => {
  expect(whatsappLink('98350 12345', 'Hello Asha & all')).toBe(
    'https://wa.me/919835012345?text=Hello%20Asha%20%26%20all',
  );
});
