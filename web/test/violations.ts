import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The builder would bring the one of 1.3 MB, twice. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const allRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Choice = {
  /** These rules alone. */
  only?: string[];
  /** All rules but these. */
  without?: string[];
  /** This part of the page alone, which must be there. */
  part?: string;
};

/** What axe finds on a page, in a line each: by all rules unless some are chosen. */
export const violations = async (page: Page, { only = allRules, without = [], part }: Choice = {}) => {
  // A document that was looked at has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations: found } = await new AxeBuilder({ page, axeSource: ';' })
    .include(part ?? 'html')
    // What is not listed need not be described: half the time.
    .options({
      runOnly: only,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    })
    // Our pages hold no frames of other origins, which the other way is for, by a second page each time.
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

/** Colours are all that the night changes, and they are the same at every width. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page as it stands, in the light and in the dark theme; leaves it in the dark one. */
export async function violationsByDayAndNight(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { only: rulesOfColour });
  return [...light, ...dark.map((line) => `by night: ${line}`)];
}
