import emblem from '@brand/emblem.svg';
import emblemOnInk from '@brand/emblem-on-ink.svg';
import { useContext } from 'react';
import { Link } from 'react-router';
import { site } from '@/content/site';
import { WordsContext } from '@/content/use-words';

/** Emblem and name, linking home; `onDark` where the ground is dark by day too. */
export function Brand({ onDark = false }: { onDark?: boolean }) {
  // The back office has no words of the site.
  const home = useContext(WordsContext)?.home ?? '/';
  return (
    <Link
      to={home}
      className="flex min-h-11 items-center gap-2.5 font-display text-20 font-extrabold whitespace-nowrap no-underline"
    >
      <picture>
        {!onDark && <source srcSet={emblemOnInk} media="(prefers-color-scheme: dark)" />}
        <img src={onDark ? emblemOnInk : emblem} alt="" width={40} height={40} />
      </picture>
      {site.name}
    </Link>
  );
}
