import { useEffect, useMemo, useState } from 'react';
import { useMotionPaused, useReducedMotion } from './pause-button';

type Rhythm = { perCharacterMs: number; perDeletionMs: number; pauseMs: number };

/** What is shown of a phrase, and for how long. */
type Frame = { phrase: string; text: string; forMs: number };

/** A phrase's letters, in Hindi each with its marks and what is joined to it: `Intl.Segmenter` takes a phone 100 ms to load. */
export const signsOf = (phrase: string): string[] => phrase.match(/(\P{M}\p{M}*\u094d)*\P{M}\p{M}*/gu) ?? [];

/** Types each phrase, pauses and deletes it. */
export const framesOf = (phrases: readonly string[], rhythm: Rhythm): Frame[] =>
  phrases.flatMap((phrase) => {
    const signs = signsOf(phrase);
    const frame = (length: number, forMs: number) => ({
      phrase,
      text: signs.slice(0, length).join(''),
      forMs,
    });
    const typed = signs.slice(1).map((_, index) => frame(index + 1, rhythm.perCharacterMs));
    const deleted = typed.map(({ text }) => ({ phrase, text, forMs: rhythm.perDeletionMs })).reverse();
    return [...typed, frame(signs.length, rhythm.pauseMs), ...deleted, frame(0, rhythm.perCharacterMs)];
  });

/** Where a phrase is whole. */
const wholeAt = (frames: readonly Frame[], whole: string | undefined) =>
  frames.findIndex(({ phrase, text }) => phrase === whole && text === whole);

/**
 * A line that types one phrase after another, for ever; the first is shown whole before anything moves. All phrases are
 * invisible in one grid cell, so that the line keeps the height of the longest; screen readers get the first phrase, static.
 */
export function TypedLine({ phrases, rhythm }: { phrases: readonly string[]; rhythm: Rhythm }) {
  const frames = useMemo(() => framesOf(phrases, rhythm), [phrases, rhythm]);
  const [step, setStep] = useState(() => wholeAt(frames, phrases[0]));
  const isPaused = useMotionPaused();
  const isReduced = useReducedMotion();
  const frame = frames[step];

  useEffect(() => {
    if (isReduced) return;
    // Paused, it shows a whole phrase, not the part typed so far.
    if (isPaused) return setStep(wholeAt(frames, frame?.phrase));
    const timer = setTimeout(() => setStep((step + 1) % frames.length), frame?.forMs);
    return () => clearTimeout(timer);
  }, [step, isPaused, isReduced, frames, frame]);

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
          className="animate-[caret_1s_steps(1)_infinite] border-r-[0.09em] border-accent pr-[0.04em] data-[paused=true]:animate-none"
          data-paused={isPaused}
        >
          {frame?.text}
        </span>
      </span>
    </span>
  );
}
