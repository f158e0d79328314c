import emblem from '@brand/emblem.svg';
import emblemOnInk from '@brand/emblem-on-ink.svg';
import { Link } from 'react-router';

/** Logo and name, linking home; `onDark` if the background is also dark by day. */
export function Brand({ name, home, onDark = false }: { name: string; home: string; onDark?: boolean }) {
  return (
    <Link
      to={home}
      className="flex min-h-11 items-center gap-2.5 font-display text-20 font-extrabold whitespace-nowrap no-underline"
    >
      <picture>
        {!onDark && <source srcSet={emblemOnInk} media="(prefers-color-scheme: dark)" />}
        <img src={onDark ? emblemOnInk : emblem} alt="" width={40} height={40} />
      </picture>
      {name}
    </Link>
  );
}
