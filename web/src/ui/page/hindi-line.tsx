import { languages } from '@golghar/contracts';
import { artUrl } from '@/lib/art-url';

type Props = { name: string; words: string; className?: string };

/** A line of Hindi, drawn: its letters would bring a font with them. */
export function HindiLine({ name, words, className = '' }: Props) {
  if (!languages.includes('hi')) return null;
  return (
    <p lang="hi" className={className}>
      <picture>
        <source srcSet={artUrl(`hindi/${name}-light`)} media="(prefers-color-scheme: dark)" />
        <img
          src={artUrl(`hindi/${name}`)}
          alt={words}
          width={360}
          height={44}
          className="block h-9 w-auto sm:h-11"
        />
      </picture>
    </p>
  );
}
