import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  /** On a page with axe loaded. */
  var axe: typeof import('axe-core');
}

const allRules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Choice = {
  /** Only these rules. */
  only?: string[];
  /** All rules except these. */
  without?: string[];
  /** Only this part of the page, which must exist. */
  part?: string;
};

/**
 * What axe finds on a page, in a line each: by all rules unless some are chosen. It does not look into frames, of which
 * our pages hold none.
 */
export async function violations(
  page: Page,
  { only = allRules, without = [], part = 'html' }: Choice = {},
): Promise<string[]> {
  // A document that was checked before has axe already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: only,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // Passed rules need no description, which saves half the time.
    resultTypes: ['violations'],
  };
  return page.evaluate(
    async ([where, how]) => {
      const { violations: found } = await axe.run(where, how);
      return found.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [part, options] as const,
  );
}

/** Dark mode only changes colours, and they are the same at every width. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe's violations on the page as it is, in light and then in dark mode, which stays on. */
export async function violationsByDayAndNight(page: Page, choice: Choice = {}): Promise<string[]> {
  const light = await violations(page, choice);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { ...choice, only: rulesOfColour });
  return [...light, ...dark.map((line) => `by night: ${line}`)];
}
