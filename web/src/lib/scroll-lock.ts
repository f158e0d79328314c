import { type ReactNode, useEffect } from 'react';

/**
 * How Radix's dialogs lock scrolling, replacing react-remove-scroll (vite.config.ts): that also listens to the wheel, and a
 * browser paints the whole page again when such a listener comes or goes. What covers the page catches the wheel as well.
 */
export function RemoveScroll({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    // A dialog above another one finds it locked.
    if (style.overflow) return;
    const hasScrollBar = window.innerWidth > clientWidth;
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: hasScrollBar ? 'stable' : '' });
    return () => void Object.assign(style, { overflow: '', scrollbarGutter: '' });
  }, []);
  return children;
}
