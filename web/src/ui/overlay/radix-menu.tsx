import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';

/**
 * Menus are rendered into the page's main landmark: outside of it screen reader users who navigate by landmarks would not find
 * them.
 */
const menuPlace = (): HTMLElement | null => document.getElementById('main');

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end';
  label?: string;
  className?: string;
  children: ReactNode;
};

type Props = MenuProps &
  Pick<ComponentProps<typeof Radix.Content>, 'onKeyDown' | 'onCloseAutoFocus'> & {
    isByKey: boolean;
    /** If given, the menu is open until its parent has closed it. */
    onClose?: () => void;
  };

/** A menu, open from the beginning; opened by keyboard, its first item has the focus. */
export function RadixMenu(props: Props) {
  const { trigger, isByKey, label, className = 'min-w-48', onClose, children, ...content } = props;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isByKey) menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, [isByKey]);
  return (
    <Radix.Root modal={false} {...(onClose ? { open: true, onOpenChange: onClose } : { defaultOpen: true })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={menuPlace()}>
        <Radix.Content
          ref={menu}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // The chosen item may have moved the focus into a field.
            if (document.activeElement?.matches('input, textarea')) event.preventDefault();
          }}
          {...content}
          {...(label && { 'aria-label': label })}
          className={`z-80 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function RadixItem({ className = '', ...item }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      {...item}
      className={`flex min-h-12 cursor-pointer items-center rounded-chip px-3 outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-link)] data-highlighted:bg-surface md:min-h-9 ${className}`}
    />
  );
}
