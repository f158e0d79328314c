import { useEffect, useMemo, useState } from 'react';
import { useMotionPaused, useReducedMotion } from './pause-button';

/** How much of which phrase is written, and whether it is being taken back. */
export type TypingState = { phrase: number; length: number; isDeleting: boolean };

type Rhythm = { perCharacterMs: number; perDeletionMs: number; pauseMs: number };

/** A phrase, or its signs: what has a length. */
type Written = { readonly length: number };

/** What a reader takes for one sign: in Hindi a syllable with its marks, which a headline must not take apart. */
export const signsOf = (phrase: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(phrase), (sign) => sign.segment)
    : [...phrase];

/** A phrase written in full: the first is what the page shows before anything moves. */
export const wholePhrase = (phrases: readonly Written[], phrase = 0): TypingState => ({
  phrase,
  length: phrases[phrase]?.length ?? 0,
  isDeleting: false,
});

/** The next state and after what time it comes: type, pause, delete, next phrase, for ever. */
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
 * A line that types one phrase after another. All phrases lie invisibly in one grid cell, so that the line keeps
 * the height of the longest; screen readers get the first phrase, standing still.
 */
export function TypedLine({ phrases, rhythm }: Props) {
  const signs = useMemo(() => phrases.map(signsOf), [phrases]);
  const [state, setState] = useState(() => wholePhrase(signs));
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();

  useEffect(() => {
    if (isReduced) return;
    // Whoever pauses reads a whole phrase, not the part that was typed just then.
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
        <span className="typed-text" data-paused={isPaused}>
          {signs[state.phrase]?.slice(0, state.length).join('')}
        </span>
      </span>
    </span>
  );
}
