import { languages } from '@golghar/contracts';
import { Art } from './art';

/** The file of the drawing and its text; pages in Hindi have none. */
export type DrawnLine = { name: string; words: string } | undefined;

type Props = { line: DrawnLine; className?: string };

/** A drawn line of Hindi: as text it would load another font. */
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
