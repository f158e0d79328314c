import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether something of the open page that the selector names is in the window, or in the part that the margin leaves. */
export function useInView(selector: string, rootMargin = '0px'): boolean {
  const { pathname } = useLocation();
  const [isInView, setIsInView] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has elements of its own
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        setIsInView(seen.size > 0);
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, rootMargin, pathname]);

  return isInView;
}
