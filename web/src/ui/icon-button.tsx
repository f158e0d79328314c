import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  Icon: LucideIcon;
  iconSize?: number;
};

const look = 'grid shrink-0 place-items-center rounded-control hover:bg-surface disabled:opacity-50';
const usualSize = 'size-11 md:size-9';

/** For a link beside such buttons. */
export const iconButtonLook = `${look} ${usualSize}`;

/** A square button with only an icon; `className` sets its size, if not the usual one. */
export function IconButton({ label, Icon, iconSize = 18, className = usualSize, ...button }: Props) {
  return (
    <button type="button" aria-label={label} className={`${look} ${className}`} {...button}>
      <Icon aria-hidden size={iconSize} />
    </button>
  );
}
