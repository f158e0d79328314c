import { expect, type Page, test } from '@playwright/test';
import { conceptPages } from '../../infra/test/support/concept-pages';
import { drawnOverLinks } from './page-checks/drawn-over-links';
import { brokenFigures } from './page-checks/figures';
import { violations } from './violations';

const pages = conceptPages();
const ids = [...new Set(pages.map((page) => page.split('/')[2] ?? ''))];
const pagesOf = (id: string) => pages.filter((page) => page.split('/')[2] === id);

/**
 * Families that the browser really set a page's words in. Which one a letter gets follows from its style alone: each
 * word of each style is set once more, in one place that DevTools is asked about.
 */
async function familiesOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const styles = new Map<string, { like: CSSStyleDeclaration; words: Set<string> }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !element || element.closest('option, script, style')) continue;
      const like = getComputedStyle(element);
      const style = [like.fontFamily, like.fontWeight, like.fontStyle, like.textTransform].join();
      const known = styles.get(style) ?? { like, words: new Set() };
      for (const word of text.split(/\s+/)) known.words.add(word);
      styles.set(style, known);
    }
    const samples = document.body.appendChild(document.createElement('div'));
    samples.id = 'samples';
    for (const { like, words } of styles.values()) {
      const sample = samples.appendChild(document.createElement('p'));
      const { fontFamily, fontWeight, fontStyle, textTransform } = like;
      Object.assign(sample.style, { fontFamily, fontWeight, fontStyle, textTransform });
      sample.textContent = [...words].join(' ');
    }
    return document.fonts.ready.then(() => undefined);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '#samples > p',
  });
  const answers = await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await devtools.detach();
  await page.locator('#samples').evaluate((samples) => samples.remove());
  const fonts = answers.flatMap((answer) => answer.fonts);
  expect(fonts.length).toBeGreaterThan(0);
  return [...new Set(fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName))];
}

test('the portfolio has sixteen projects, each with a button that works', async ({ page, request }) => {
  expect(ids).toHaveLength(16);
  expect(pages.length).toBeGreaterThan(40);
  await page.goto('/portfolio');
  const all = page.getByRole('region', { name: 'Complete Portfolio' });
  await expect(all.getByRole('article')).toHaveCount(16);
  await expect(all.getByRole('button', { name: 'Under Development' })).toHaveCount(2);
  await expect(all.getByRole('button', { name: 'Coming Soon' })).toHaveCount(3);
  await expect(all.getByRole('link', { name: /^View Details/ })).toHaveCount(3);
  await expect(all.getByRole('link', { name: /^Visit Site/ })).toHaveCount(8);
  const featured = page.getByRole('region', { name: 'Featured Case Studies' });
  await expect(featured.getByRole('article')).toHaveCount(4);
  const links = page.getByRole('main').getByRole('link', { name: /^Visit (Site|Website): / });
  await expect(links).toHaveCount(9);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/concepts\/[a-z-]+$/);
    expect((await request.get(href)).status()).toBe(200);
  }
  const [concept] = await Promise.all([page.waitForEvent('popup'), links.first().click()]);
  await expect(concept.getByRole('complementary', { name: 'About this site' })).toContainText('Concept');
  expect(await (await request.get('/portfolio')).text()).not.toMatch(/href="[^"]*taxmitra\.example/);
});

test('a case study leads to the concept of its site, search engines to none', async ({ page, request }) => {
  await page.goto('/case-studies/biryani-mahal');
  await page.getByRole('link', { name: 'Open the site' }).click();
  await expect(page).toHaveURL('/concepts/biryani-mahal');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/portfolio<');
  expect(sitemap).not.toContain('/concepts');
});

for (const id of ids)
  test.describe(id, () => {
    test('says what it is, is small, fits any window, without faults', async ({ page, request, baseURL }) => {
      const faults: string[] = [];
      let answers: Promise<number>[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('request', (asked) => asked.url().startsWith(baseURL ?? '') || faults.push(asked.url()));
      page.on('requestfinished', (asked) =>
        answers.push(asked.sizes().then(({ responseBodySize }) => responseBodySize)),
      );
      const links = new Set<string>();
      for (const address of pagesOf(id)) {
        answers = [];
        const answer = await page.goto(address);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(answer?.status(), address).toBe(200);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByRole('complementary', { name: 'About this site' })).toContainText('Concept');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect((await page.title()).length, `title of ${address}`).toBeLessThanOrEqual(70);
        const bytes = (await Promise.all(answers)).reduce((sum, size) => sum + size, 0);
        expect(bytes, `bytes of ${address}`).toBeLessThanOrEqual(300 * 1024);
        expect(await familiesOf(page), `system's own families on ${address}`).toEqual([]);
        expect(await page.content(), address).not.toContain('.example');
        for (const href of await page
          .locator('a')
          .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')))
          if (href.startsWith('/')) links.add(href);
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(over, `${address} at ${width}`).toBeLessThanOrEqual(0);
          expect(await brokenFigures(page), `${address} at ${width}`).toEqual([]);
          expect(await drawnOverLinks(page), `${address} at ${width}`).toEqual([]);
          if (width === 390) expect(await violations(page), `${address} at ${width}`).toEqual([]);
        }
      }
      for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
      expect(faults).toEqual([]);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a form asks for what it needs, answers and sends nothing', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) =>
        sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
      );
      await page.goto('/concepts/kankarbagh-dental/book');
      const book = page.getByRole('button', { name: 'Book', exact: true });
      await book.click();
      await expect(page.getByText('The chair is yours.')).toBeHidden();
      await page.getByLabel('Your name').fill('Asha Kumari');
      await page.getByLabel('Phone').fill('99999 00000');
      await book.click();
      await expect(page.getByText('The chair is yours.')).toBeVisible();
      await expect(page.getByText('nothing was sent')).toBeVisible();
      await expect(book).toBeHidden();
      expect(sent.join('\n')).not.toMatch(/Asha|99999|POST/);
    });
  });

test('an order adds itself up, a part is found, a choice shows what it names', async ({ page }) => {
  await page.goto('/concepts/biryani-mahal/order');
  await page.getByLabel('Plates of Mutton biryani').fill('5');
  await page.getByLabel('Plates of Burhani').fill('2');
  await expect(page.locator('#total')).toHaveText('₹1,480');

  await page.goto('/concepts/barauni-bearings');
  await page.getByLabel('Part number').fill('6204zz');
  await expect(page.locator('[data-number]:visible')).toHaveCount(1);
  await expect(page.locator('#found')).toHaveText('1 part');
  await page.getByLabel('Part number').fill('999');
  await expect(page.locator('#found')).toHaveText('Not on this list: ask for a quote');

  await page.goto('/concepts/patliputra-constructions/works');
  await expect(page.locator('[data-kind]:visible')).toHaveCount(8);
  await page.getByLabel('Bridges').check();
  await expect(page.locator('[data-kind]:visible')).toHaveCount(3);
});
