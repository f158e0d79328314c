import { cloneElement, lazy, type MouseEvent, Suspense, useState } from 'react';
import { loadWithRetry } from '../late';
import type { MenuProps } from './radix-menu';

/** Loads the menu chunk; the layout does so before the first one is opened. */
export const loadMenus = () => import('./radix-menu');
const OpenMenu = lazy(async () => ({ default: (await loadWithRetry(loadMenus)).RadixMenu }));

/** A menu item; for a link, use `asChild` and make it the only child. */
export const MenuItem = lazy(async () => ({ default: (await loadWithRetry(loadMenus)).RadixItem }));

/** A button with a menu, whose script loads after the page's own. */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<{ isByKey: boolean }>();
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A click by keyboard has a `detail` of 0.
    onClick: ({ detail }: MouseEvent) => setOpened({ isByKey: detail === 0 }),
    onKeyDown: ({ key }) => key === 'ArrowDown' && setOpened({ isByKey: true }),
  });
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} {...opened} />
    </Suspense>
  );
}
