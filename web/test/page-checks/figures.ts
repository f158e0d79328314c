import type { Page } from '@playwright/test';

/** Figures that break across two lines, and figures that overflow the window or are cut off. */
export const brokenFigures = (page: Page) =>
  page.evaluate(() => {
    const figure = /[₹+~-]*\d[\d,.:]*[+%]?/g;
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // Wide tables scroll horizontally in a box of their own.
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || isInScroller(element.parentElement));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Few texts have one, and to see whether the others are visible costs more than to read them.
      if (!/\d/.test(node.textContent ?? '') || parent?.closest('.sr-only, script, style')) continue;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      for (const match of (node.textContent ?? '').matchAll(figure)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const isSplit = new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
        const right = Math.max(...boxes.map((box) => box.right));
        const isCut =
          right > window.innerWidth + 1 ||
          (parent instanceof HTMLElement && parent.scrollWidth > parent.clientWidth + 1);
        const isBlock = getComputedStyle(parent).display !== 'inline' && parent.clientWidth > 0;
        if (isSplit || (isBlock && isCut && !parent.closest('.logo-strip') && !isInScroller(parent)))
          broken.push(`${match[0]} in "${(parent.textContent ?? '').slice(0, 40)}"`);
      }
    }
    return broken;
  });
