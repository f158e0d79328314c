import { useEffect, useMemo, useState } from 'react';
import { useMotionPaused, useReducedMotion } from './motion-store';
import { nextTyping, type Rhythm, signsOf, wholePhrase } from './typing';

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
