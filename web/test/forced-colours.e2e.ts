import { expect, type Locator, test } from '@playwright/test';

test.use({ forcedColors: 'active' });

const colourOf = (locator: Locator, property: 'backgroundColor' | 'borderBottomColor') =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);

test('what is chosen can be told where the system decides on all colours', async ({ page }) => {
  await page.goto('/pricing');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [chosen, other, property] of [
    [page.locator('input:checked + span'), page.locator('input:not(:checked) + span'), 'backgroundColor'],
    [
      page.getByRole('tab', { selected: true }).filter({ visible: true }),
      page.getByRole('tab', { selected: false }).filter({ visible: true }),
      'backgroundColor',
    ],
    [
      menu.getByRole('link', { name: 'Pricing' }),
      menu.getByRole('link', { name: 'Services' }),
      'borderBottomColor',
    ],
  ] as const)
    expect(await colourOf(chosen, property)).not.toBe(await colourOf(other, property));
});
