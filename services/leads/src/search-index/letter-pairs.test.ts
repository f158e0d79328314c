import { pairWords } from './letter-pairs';

describe('pairWords', () => {
  it('of plain text are none, as trigrams find its pairs', () => {
    expect(pairWords('qx7, made of zz.\nq7')).toEqual([]);
  });

  it.each([
    ['के', ['=के']],
    ['qx🙏', ['=qx']],
    ['seoका', ['=eo', '=oक', '=का']],
  ])('of %s are those that stand before or among others', (text, words) => {
    expect(pairWords(text)).toEqual(words);
  });
});
