import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { menuPlace } from './place-beside';

export type MenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  className?: string;
  children: ReactNode;
};

type Props = MenuProps & { isByKey: boolean };

/** A menu that is opened and closed by its parent; opened by keyboard, its first item has the focus. */
export function RadixMenu({ trigger, isByKey, className = 'min-w-48', ...content }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isByKey) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isByKey]);
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={menuPlace()}>
        <Radix.Content
          {...content}
          ref={menu}
          align="end"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // The chosen item may have moved the focus into a field.
            if (document.activeElement?.matches('input, textarea')) event.preventDefault();
          }}
          className={`z-80 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay ${className}`}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}

export function RadixItem({ className = '', ...item }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      {...item}
      className={`flex min-h-12 cursor-pointer items-center rounded-chip px-3 outline-none data-highlighted:bg-surface md:min-h-9 ${className}`}
    />
  );
}
