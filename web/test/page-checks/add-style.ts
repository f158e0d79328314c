import type { Page } from '@playwright/test';

/**
 * Adds rules to an open page, as a reader's own would; a style element the security policy would refuse.
 * @returns what takes them away again
 */
export async function addStyle(page: Page, rules: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  }, rules);
  return () => sheet.evaluate((added) => added.replaceSync(''));
}
