import { formatRupees } from './money';

describe('formatRupees', () => {
  it.each([
    [14_999, '₹14,999'],
    [100_000, '₹100,000'],
    [5_000_000, '₹5,000,000'],
    [0, '₹0'],
    [1234.6, '₹1,235'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatRupees(amount)).toBe(text);
  });
});
