import { useEffect, useState } from 'react';

/** Whether something that the selector names is in the window, or in the part of it that the margin leaves. */
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
    // Nothing is watched twice, and what is taken away is told of as out of view.
    const watch = () => {
      for (const element of document.querySelectorAll(selector)) observer.observe(element);
    };
    watch();
    // A form comes after its page, another page after this one.
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, [selector, rootMargin]);
  return isInView;
}
