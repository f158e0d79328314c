import type { Page } from '@playwright/test';

/** Names of links in a concept's header that a drawing partly covers or lies behind. */
export const drawnOverLinks = (page: Page) =>
  page.evaluate(() => {
    const isDrawnAt = (link: Element, x: number, y: number) =>
      document.elementsFromPoint(x, y).some((part) => {
        const isShape = part instanceof SVGElement && part.ownerSVGElement !== null;
        return isShape && !link.contains(part);
      });
    const links = [...document.querySelectorAll('.concept a, .head nav a')];
    const found = links.filter((link) =>
      [...link.getClientRects()].some(({ left, right, top, bottom }) => {
        for (let x = left + 1; x < right; x += 3)
          for (let y = top + 1; y < bottom; y += 3) if (isDrawnAt(link, x, y)) return true;
        return false;
      }),
    );
    return found.map(({ textContent }) => textContent);
  });
