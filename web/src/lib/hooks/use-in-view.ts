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
    let watched: Element[] = [];
    const watch = () => {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === watched.length && found.every((element, index) => element === watched[index]))
        return;
      watched = found;
      observer.disconnect();
      seen.clear();
      setIsInView(false);
      for (const element of found) observer.observe(element);
    };
    watch();
    // A form comes after its page, and another one when that has been sent.
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, [selector, rootMargin, pathname]);

  return isInView;
}
