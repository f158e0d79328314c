import type { Page } from '@playwright/test';

/** Names of links in a concept's header that a drawing partly covers or lies behind. */
export const drawnOverLinks = (page: Page) =>
  page.evaluate(() => {
    const shapes = [...document.querySelectorAll('svg *')].map((shape) => ({
      shape,
      box: shape.getBoundingClientRect(),
    }));
    const isDrawnIn = (link: Element, { left, right, top, bottom }: DOMRect) =>
      shapes
        .filter(({ shape }) => !link.contains(shape))
        .some(({ shape, box }) => {
          for (let x = Math.max(left, box.left) + 1; x < Math.min(right, box.right); x += 3)
            for (let y = Math.max(top, box.top) + 1; y < Math.min(bottom, box.bottom); y += 3)
              if (document.elementsFromPoint(x, y).includes(shape)) return true;
          return false;
        });
    return [...document.querySelectorAll('.concept a, .head nav a')]
      .filter((link) => [...link.getClientRects()].some((box) => isDrawnIn(link, box)))
      .map(({ textContent }) => textContent);
  });
