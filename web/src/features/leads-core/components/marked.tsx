import { cutAtMatches } from '../model/match';

/** A text in which what the search found is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] | undefined }) {
  if (!words) return text;
  let at = 0;
  return cutAtMatches(text, words).map((piece, index) => {
    const key = at;
    at += piece.length + 1;
    return index % 2 === 1 ? (
      <mark key={key} className="bg-haldi text-lampblack">
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
