import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

type Props = Pick<ComponentProps<typeof Radix.Content>, 'align' | 'sideOffset'> & {
  /** The button that opens it. */
  trigger: ReactNode;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Menus are drawn into the page's main part: outside of it nobody who goes by landmarks would find them. */
export const menuPlace = (): HTMLElement | null => document.getElementById('main');

/** What a button opens: things to do, one below the other. */
export function Menu({ trigger, label, className = 'min-w-48', children, ...content }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={menuPlace()}>
        <Radix.Content
          {...content}
          collisionPadding={8}
          {...(label && { 'aria-label': label })}
          className={`z-80 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** One of them; a link stands in it as its only child, with `asChild`. */
export function MenuItem({ className = '', ...item }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      {...item}
      className={`flex min-h-12 cursor-pointer items-center rounded-chip px-3 outline-none data-highlighted:bg-surface md:min-h-9 ${className}`}
    />
  );
}
