import { nearWords } from './name-words';

describe('nearWords', () => {
  it.each([
    ['anjli', 'anjali'],
    ['faisan', 'faizan'],
    ['faisan', 'faisal'],
    ['anajli', 'anjali'],
    ['annjali', 'anjali'],
    ['anjal', 'anjali'],
    ['njali', 'anjali'],
  ])('of %s has %s', (typed, meant) => {
    expect(nearWords(typed)).toContain(meant);
  });

  it('has neither the word itself nor what is two mistakes away', () => {
    expect(nearWords('anjali')).not.toContain('anjali');
    expect(nearWords('anjli')).not.toContain('anjana');
  });

  it.each(['ram', 'अंजलि', '9835', 'a-b-c'])('has none of %j', (word) => {
    expect(nearWords(word)).toEqual([]);
  });
});
