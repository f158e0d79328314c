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

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text whose mail addresses can be pressed. */
export function WithMailLinks({ text }: { text: string }) {
  return text.split(address).map((part) =>
    address.test(part) ? (
      <a key={part} className="text-link" href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <NoWrapRange key={part} text={part} />
    ),
  );
}
