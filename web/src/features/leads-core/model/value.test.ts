import { formatMonth, formatSum, readValue } from './lead-words';

it.each([
  ['45000', 45_000],
  ['₹1,50,000', 150_000],
  ['Rs. 45,000', 45_000],
  ['25k', 25_000],
  ['2.5 lakh', 250_000],
  ['1.2cr', 12_000_000],
  ['0', 0],
  ['much', undefined],
  ['', undefined],
  ['-5', undefined],
])('reads %j as %s', (text, rupees) => {
  expect(readValue(text)).toBe(rupees);
});

it('writes a month', () => {
  expect(formatMonth('2027-01')).toBe('Jan 2027');
});

it('writes a sum in short', () => {
  expect([3_280_000, 45_000, 12_500_000].map(formatSum)).toEqual(['₹32.8L', '₹45K', '₹1.3Cr']);
});
