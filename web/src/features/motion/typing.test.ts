import { nextTyping, signsOf, type TypingState, wholePhrase } from './typed-line';

const rhythm = { perCharacterMs: 80, perDeletionMs: 40, pauseMs: 1500 };
const phrases = ['Grow', 'Up'];

/** The texts shown from the start, with their durations. */
const watch = (steps: number) => {
  let state: TypingState = wholePhrase(phrases);
  return Array.from({ length: steps }, () => {
    const shown = phrases[state.phrase]?.slice(0, state.length);
    const next = nextTyping(state, phrases, rhythm);
    state = next.state;
    return [shown, next.afterMs];
  });
};

it('the typed headline waits 1,500 ms, deletes at 40 ms and types at 80 ms a character', () => {
  expect(watch(8)).toEqual([
    ['Grow', 1500],
    ['Gro', 40],
    ['Gr', 40],
    ['G', 40],
    ['', 80],
    ['U', 80],
    ['Up', 1500],
    ['U', 40],
  ]);
});

it('the typed headline comes back to the first phrase', () => {
  expect(
    watch(14)
      .map(([shown]) => shown)
      .slice(8),
  ).toEqual(['', 'G', 'Gr', 'Gro', 'Grow', 'Gro']);
});

it('the typed headline takes Hindi by its syllables, whose signs and conjuncts never stand alone', () => {
  expect(signsOf('बिक्री')).toEqual(['बि', 'क्री']);
  expect(signsOf('Grow')).toEqual(['G', 'r', 'o', 'w']);
});
