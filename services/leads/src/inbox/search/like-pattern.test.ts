import { likePattern } from './like-pattern';

describe('likePattern', () => {
  it.each([
    ['Asha', '%asha%'],
    ['100%', '%100\\%%'],
    ['paid_ads', '%paid\\_ads%'],
    ['a\\b', '%a\\\\b%'],
    ['गोलघर', '%गोलघर%'],
  ])('finds %j by %j', (search, pattern) => {
    expect(likePattern(search)).toBe(pattern);
  });
});
