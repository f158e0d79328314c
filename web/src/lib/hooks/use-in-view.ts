import { useEffect, useState } from 'react';

/** Whether any element that matches the selector is in the viewport, adjusted by the margin. */
export function useInView(selector: string, rootMargin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);
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
    // Observing an element twice has no effect, and a removed element is reported as out of view.
    const watch = () => {
      for (const element of document.querySelectorAll(selector)) observer.observe(element);
    };
    watch();
    // A form may render after its page, and the page may change.
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, [selector, rootMargin]);
  return isInView;
}
