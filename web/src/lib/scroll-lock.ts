import { type ReactNode, useEffect } from 'react';

/** The number of open dialogs. */
let locks = 0;

/**
 * How Radix's dialogs lock scrolling, replacing react-remove-scroll (vite.config.ts): that also listens to the wheel, and a
 * browser paints the whole page again when such a listener comes or goes. What covers the page catches the wheel as well.
 */
export function RemoveScroll({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const hasScrollBar = window.innerWidth > clientWidth;
    if (locks === 0)
      Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollBar ? 'stable' : '' });
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, { overflow: '', scrollbarGutter: '' });
    };
  }, []);
  return children;
}
