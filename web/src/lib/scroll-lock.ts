import { type ReactNode, useEffect } from 'react';

/** Open dialogs; one may lie above another. */
let locks = 0;

/**
 * How Radix's dialogs lock scrolling, replacing react-remove-scroll (vite.config.ts): that also listens to the wheel, and a
 * browser paints the whole page again when such a listener comes or goes. What covers the page catches the wheel as well.
 */
export function RemoveScroll({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    const scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    locks += 1;
    if (!style.overflow) Object.assign(style, { overflow: 'hidden', scrollbarGutter });
    return () => {
      locks -= 1;
      const unlock = () => locks === 0 && Object.assign(style, { overflow: '', scrollbarGutter: '' });
      // A page that scrolls again is painted far beyond the window: the frame without the dialog comes first.
      requestAnimationFrame(() => setTimeout(unlock));
    };
  }, []);
  return children;
}
