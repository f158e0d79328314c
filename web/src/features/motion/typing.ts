/** How much of which phrase is written, and whether it is being taken back. */
export type TypingState = { phrase: number; length: number; isDeleting: boolean };

export type Rhythm = { perCharacterMs: number; perDeletionMs: number; pauseMs: number };

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
