import { framesOf, signsOf } from './typed-line';

const rhythm = { perCharacterMs: 80, perDeletionMs: 40, pauseMs: 1500 };

it('the typed headline types at 80 ms a character, waits 1,500 ms, deletes at 40 ms and goes on with the next phrase', () => {
  expect(framesOf(['Grow', 'Up'], rhythm).map(({ text, forMs }) => [text, forMs])).toEqual([
    ['G', 80],
    ['Gr', 80],
    ['Gro', 80],
    ['Grow', 1500],
    ['Gro', 40],
    ['Gr', 40],
    ['G', 40],
    ['', 80],
    ['U', 80],
    ['Up', 1500],
    ['U', 40],
    ['', 80],
  ]);
});

it('the typed headline takes Hindi by its syllables, whose signs and conjuncts never stand alone', () => {
  expect(signsOf('बिक्री')).toEqual(['बि', 'क्री']);
  expect(signsOf('Grow')).toEqual(['G', 'r', 'o', 'w']);
});
