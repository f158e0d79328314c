import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, in a line each: by the rules that are named, or by all of them. */
export const violations = async (page: Page, rules?: string[]) => {
  const runOnly = rules ?? ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations: found } = await new AxeBuilder({ page })
    // What is not listed need not be described: half the time.
    .options({ runOnly, resultTypes: ['violations'] })
    // Our pages hold no frames of other origins, which the other way is for, by a second page each time.
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

/** Colours are all that the night changes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page as it stands, in the light and in the dark theme; leaves it in the light one. */
export async function violationsByDayAndNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, rulesOfColour);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  return [...light, ...dark.map((line) => `by night: ${line}`)];
}
