import { artUrl } from '@/lib/art-url';

type Props = { name: string; className?: string };

/** A service's mark, out of the one file that holds them all; the name beside it says what it is. */
export function ServiceGlyph({ name, className }: Props) {
  return (
    <svg aria-hidden className={className} width={40} height={40}>
      <use href={`${artUrl('marks/services')}#${name}`} />
    </svg>
  );
}
