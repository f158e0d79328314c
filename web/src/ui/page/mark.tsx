import { artUrl } from '@/lib/art-url';

type Props = { of: 'services' | 'social'; name: string; size?: number; className?: string };

/** A mark from the sprite that holds all of its kind; the words beside it say what it is. */
export function Mark({ of, name, size = 40, className }: Props) {
  return (
    <svg aria-hidden className={className} width={size} height={size}>
      <use href={`${artUrl(`marks/${of}`)}#${name}`} />
    </svg>
  );
}
