import { expect, test } from '@playwright/test';

const paper = { width: 718, height: 1047 };

for (const path of ['/privacy-policy', '/pricing', '/case-studies/biryani-mahal'])
  test(`${path} prints as words on paper, from a light screen and from a dark one`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      for (const part of [
        page.getByRole('contentinfo'),
        page.getByRole('navigation', { includeHidden: true }),
        page.getByRole('link', { name: /WhatsApp/ }),
        page.locator('.button'),
      ])
        await expect(part.filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
      const coloured = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => element.checkVisibility() && !element.closest('svg'))
          .filter((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(coloured).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    if (path === '/pricing')
      await test.step('every answer is on the paper, those behind a tab too', async () => {
        const answers = page.locator('details p');
        await expect(answers).toHaveCount(6);
        for (const answer of await answers.all()) await expect(answer).toBeVisible();
      });
    if (path === '/privacy-policy')
      await test.step('a link to another site is followed by its address', async () => {
        const written = await page.evaluate(() => {
          const link = document.createElement('a');
          link.href = 'https://elsewhere.example/terms';
          document.getElementById('main')?.append(link);
          return getComputedStyle(link, '::after').content;
        });
        expect(written).toContain('https://elsewhere.example/terms');
      });
  });
