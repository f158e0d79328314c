const range = /(\d+-\d+)/;

/** A text in which a range of numbers, `10-14`, stays on one line: lines may else break behind its hyphen. */
export function NoWrapRange({ text }: { text: string }) {
  return text.split(range).map((part) =>
    range.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
