import type { Page } from '@playwright/test';

/** Controls that are too small for a finger; links inside a sentence may be as high as their line. */
export const tooSmall = (page: Page, selector: string, least: number) =>
  page.evaluate(
    ([wanted, size]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
        .filter((element) => {
          const words = element.closest('p, dd, li')?.textContent ?? '';
          const isInSentence =
            getComputedStyle(element).display === 'inline' &&
            words.length > (element.textContent?.length ?? 0) + 5;
          const { width, height } = element.getBoundingClientRect();
          return !isInSentence && Math.min(width, height) < size - 0.5;
        })
        .map((element) => element.outerHTML.slice(0, 140)),
    [selector, least] as const,
  );
