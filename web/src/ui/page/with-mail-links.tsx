import { NoWrapRange } from './no-wrap-range';

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
