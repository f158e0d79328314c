import { useEffect, useMemo, useState } from 'react';
import { useMotionPaused, useReducedMotion } from './pause-button';

/** How much of which phrase is typed, and whether it is being deleted. */
export type TypingState = { phrase: number; length: number; isDeleting: boolean };

type Rhythm = { perCharacterMs: number; perDeletionMs: number; pauseMs: number };

/** A phrase or its graphemes: anything with a length. */
type Written = { readonly length: number };

/** A phrase's graphemes: in Hindi a syllable with its marks, which must not be split. */
export const signsOf = (phrase: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(phrase), (sign) => sign.segment)
    : [...phrase];

/** The state for a phrase typed in full: the first is shown before anything moves. */
export const wholePhrase = (phrases: readonly Written[], phrase = 0): TypingState => ({
  phrase,
  length: phrases[phrase]?.length ?? 0,
  isDeleting: false,
});

/** The next state and its delay: type, pause, delete, next phrase, for ever. */
export function nextTyping(
  { phrase, length, isDeleting }: TypingState,
  phrases: readonly Written[],
  rhythm: Rhythm,
): { state: TypingState; afterMs: number } {
  const isFull = length === (phrases[phrase]?.length ?? 0);
  if (!isDeleting && isFull)
    return { state: { phrase, length: length - 1, isDeleting: true }, afterMs: rhythm.pauseMs };
  if (!isDeleting)
    return { state: { phrase, length: length + 1, isDeleting }, afterMs: rhythm.perCharacterMs };
  if (length > 0) return { state: { phrase, length: length - 1, isDeleting }, afterMs: rhythm.perDeletionMs };
  return {
    state: { phrase: (phrase + 1) % phrases.length, length: 1, isDeleting: false },
    afterMs: rhythm.perCharacterMs,
  };
}

type Props = { phrases: readonly string[]; rhythm: Rhythm };

/**
 * A line that types one phrase after another. All phrases are invisible in one grid cell, so that the line keeps the height of
 * the longest; screen readers get the first phrase, static.
 */
export function TypedLine({ phrases, rhythm }: Props) {
  const signs = useMemo(() => phrases.map(signsOf), [phrases]);
  const [state, setState] = useState(() => wholePhrase(signs));
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();

  useEffect(() => {
    if (isReduced) return;
    // Paused, it shows a whole phrase, not the part typed so far.
    if (isPaused) {
      setState(({ phrase }) => wholePhrase(signs, phrase));
      return;
    }
    const next = nextTyping(state, signs, rhythm);
    const timer = setTimeout(() => setState(next.state), next.afterMs);
    return () => clearTimeout(timer);
  }, [state, isPaused, isReduced, signs, rhythm]);

  return (
    <span className="grid">
      <span className="sr-only">{phrases[0]}</span>
      {phrases.map((phrase) => (
        <span key={phrase} aria-hidden className="invisible col-start-1 row-start-1">
          {phrase}
        </span>
      ))}
      <span aria-hidden data-testid="typed-line" className="col-start-1 row-start-1">
        {/* The caret is a border of the text: as a box of its own it would push the line at each wrap. */}
        <span
          className="animate-[caret_1s_steps(1)_infinite] border-r-[0.09em] border-(--caret) pr-[0.04em] data-[paused=true]:animate-none"
          data-paused={isPaused}
        >
          {signs[state.phrase]?.slice(0, state.length).join('')}
        </span>
      </span>
    </span>
  );
}
