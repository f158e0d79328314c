/** How much of which phrase is written, and whether it is being taken back. */
export type TypingState = { phrase: number; length: number; isDeleting: boolean };

export type Rhythm = { perCharacterMs: number; perDeletionMs: number; pauseMs: number };

/** A phrase written in full: the first is what the page shows before anything moves. */
export const wholePhrase = (phrases: readonly string[], phrase = 0): TypingState => ({
  phrase,
  length: phrases[phrase]?.length ?? 0,
  isDeleting: false,
});

/** The next state and after what time it comes: type, pause, delete, next phrase, for ever. */
export function nextTyping(
  { phrase, length, isDeleting }: TypingState,
  phrases: readonly string[],
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
