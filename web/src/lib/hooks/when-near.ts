/**
 * Resolves when an element comes near the viewport, or the visitor reaches for it. At build time it resolves immediately, so
 * that the HTML is complete.
 */
export function whenNear(id: string, distance = 800): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: `${distance}px` },
    );
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    for (const event of ['pointerdown', 'focusin']) element.addEventListener(event, done, { once: true });
  });
}
