import { formatMoney } from './money';

it.each([
  [14_999, '₹14,999'],
  [99_999, '₹99,999'],
  [100_000, '₹1,00,000'],
  [5_000_000, '₹50,00,000'],
  [123_456_789, '₹12,34,56,789'],
  [0, '₹0'],
  [1234.6, '₹1,235'],
])('writes %d as %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
