const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const range = /\d+-\d+/;
const either = new RegExp(`(${address.source}|${range.source})`);

/** A text with links for its e-mail addresses. A range of numbers, `10-14`, has no line break after its hyphen. */
export function RichText({ text }: { text: string }) {
  return text.split(either).map((part) => {
    if (address.test(part))
      return (
        <a key={part} className="text-link" href={`mailto:${part}`}>
          {part}
        </a>
      );
    if (!range.test(part)) return part;
    return (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
