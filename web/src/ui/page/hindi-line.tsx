import { languages } from '@golghar/contracts';
import { Art } from './art';

/** File of its drawing, and its words; pages in Hindi have none. */
export type DrawnLine = { name: string; words: string } | undefined;

type Props = { line: DrawnLine; className?: string };

/** A line of Hindi, drawn: its letters would bring a font with them. */
export function HindiLine({ line, className = '' }: Props) {
  if (!line || !languages.includes('hi')) return null;
  return (
    <p lang="hi" className={className}>
      <Art
        name={`hindi/${line.name}`}
        hasLight
        isFirst
        alt={line.words}
        width={360}
        height={44}
        className="block h-9 w-auto sm:h-11"
      />
    </p>
  );
}
