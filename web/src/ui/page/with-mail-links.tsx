const range = /(\d+-\d+)/;

/** Keeps a range of numbers, `10-14`, on one line: otherwise lines may break after its hyphen. */
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
