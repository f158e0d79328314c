import { cloneElement, lazy, type MouseEvent, Suspense, useState } from 'react';
import { loadWithRetry } from '@/lib/api/load-with-retry';
import type { MenuProps } from './radix-menu';

/** Fetches the program of menus; the frame does so before the first one is opened. */
export const loadMenus = () => import('./radix-menu');
const OpenMenu = lazy(async () => ({ default: (await loadWithRetry(loadMenus)).RadixMenu }));

/** One of the things to do; a link stands in it as its only child, with `asChild`. */
export const MenuItem = lazy(async () => ({ default: (await loadWithRetry(loadMenus)).RadixItem }));

/** What a button opens: things to do, one below the other. Its program comes after the page's own. */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<{ isByKey: boolean }>();
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // A press by key tells of no clicks.
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
