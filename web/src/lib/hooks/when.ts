/** Resolves when the page has loaded and the browser is idle; immediately at build time. */
export function whenIdle(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/** Resolves when an element comes near the viewport or is used; at build time immediately, so that the HTML is complete. */
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
