import { expect, type Page, test } from '@playwright/test';
import { hold } from './routes';
import { formIsReady, hydrated, openForm, openPage, scrollTo, withoutOffer } from './site';

/** Distance of a section from the top of the window. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? 0), id);

test('the header has the menu of the specification, and marks the page that is open', async ({ page }) => {
  await page.goto('/pricing');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Services',
    'Portfolio',
    'Pricing',
    'StartUp Plan',
    'Resources',
    'Contact',
  ]);
  await expect(menu.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  const button = (label: string) =>
    page.getByRole('banner').getByText(label, { exact: true }).filter({ visible: true });
  await expect(button('Get Free Consultation')).toHaveCount(1);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(button('Consult')).toHaveCount(1);

  await test.step('links to a section stop 80 px above it, from another page too', async () => {
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect.poll(() => topOf(page, 'contact')).toBe(80);
  });
});

for (const [label, id] of [
  ['Contact', 'contact'],
  // An address that only redirects.
  ['About Us', 'about'],
] as const)
  test(`a link to ${id} from the sitemap stops 100 px above it, kept as a bare id`, async ({ page }) => {
    await openPage(page, '/sitemap');
    await page.evaluate(() => {
      const set = sessionStorage.setItem.bind(sessionStorage);
      sessionStorage.setItem = (key, value) => {
        set(`seen ${key}`, value);
        set(key, value);
      };
    });
    await page.locator('main').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => sessionStorage.getItem('seen scrollTo'))).toBe(id);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scrollTo'))).toBeNull();
    await expect.poll(() => topOf(page, id)).toBe(100);
  });

test.describe('where things move', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('scripts wait until the page has been painted; the header has a shadow after 50 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/');
    await page.locator('[data-scrolled]').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ startTime }) => startTime);
          return paint && scripts.length > 3 && Math.min(...scripts) > paint.startTime;
        }),
      )
      .toBe(true);
    const header = page.getByRole('banner');
    await scrollTo(page, 50);
    await expect(header).toHaveAttribute('data-scrolled', 'false');
    await scrollTo(page, 51);
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    // The strip takes 35 s, on phones 25 s.
    await expect(page.locator('.logo-strip')).toHaveCSS('animation-duration', '35s');
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(page.locator('.logo-strip')).toHaveCSS('animation-duration', '25s');
  });

  test('the headline types at 80 ms, waits 1,500 ms, deletes at 40 ms, and can be paused', async ({
    page,
  }) => {
    await withoutOffer(page);
    await page.clock.install();
    await page.goto('/');
    const line = page.getByTestId('typed-line');
    await expect(line).toHaveText('Grow Your Business');
    await page.clock.runFor(1600);
    await expect(line).not.toHaveText('Grow Your Business');
    await page.clock.runFor(18 * 40 + 18 * 80 + 400);
    await expect(line).toHaveText(/^Scale/);

    // It stands still when it is paused, and under reduced motion.
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect(line).toHaveText(/^(Grow Your Business|Scale Your Business)$/);
    const shown = await line.textContent();
    await page.clock.runFor(5000);
    await expect(line).toHaveText(shown ?? '');
    await page.goto('/pricing');
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible();
    await expect(page.locator('.logo-strip')).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(line).toHaveText('Grow Your Business');
    await expect(page.locator('.logo-strip')).toHaveCSS('animation-name', 'none');
  });

  for (const moment of ['before', 'after'] as const)
    test(`logos missing ${moment} the script are tried again, hidden, logged`, async ({ page }) => {
      const tried: string[] = [];
      const logged: string[] = [];
      const release = moment === 'before' ? await hold(page) : () => undefined;
      page.on('console', (message) => logged.push(message.text()));
      await page.route(/logos\/wishluv[^/]*\.svg/, async (route) => {
        tried.push(route.request().url());
        await route.abort();
        if (tried.length === 1) setTimeout(release, 300);
      });
      await page.goto('/');
      const strip = page.locator('.logo-strip');
      await expect(strip.getByRole('img', { name: 'Biryani Mahal' }).first()).toBeVisible();
      await page.locator('#clients').evaluate((section) => section.scrollIntoView());
      await expect(strip.locator('img[alt="Wishluv Buildcon"]')).toHaveCount(0);
      expect(tried.length).toBeGreaterThan(1);
      expect(logged.filter((text) => text.includes('logo of Wishluv Buildcon')).length).toBeGreaterThan(1);
    });

  test('nothing jumps while the headline types and when the offer opens', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const seen = { shifts: 0, largest: '' };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element: Element | null };
          seen.largest = element?.closest('[role="dialog"]') ? 'the offer' : 'the page';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    for (let second = 0; second < 12; second += 1) await page.clock.runFor(1000);
    await expect(page.getByRole('dialog')).toBeVisible();
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { shifts: number; largest: string } }).seen,
    );
    expect(seen.shifts).toBeLessThanOrEqual(0.02);
    expect(seen.largest).toBe('the page');
  });
});

test.describe('the offer', () => {
  test('comes once a session, 10 s after its first page, and closes by Escape', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.waitForFunction(() => sessionStorage.getItem('sessionStart'));
    // Time only advances by runFor until it is resumed, so a slow machine does not matter.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000));
    await page.getByRole('link', { name: 'Services', exact: true }).first().click();
    await page.clock.runFor(1000);
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    const elapsedMs = () => page.evaluate(() => Date.now() - Number(sessionStorage.getItem('sessionStart')));
    await page.clock.runFor(9900 - (await elapsedMs()));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('popupShown'))).toBeNull();
    await page.clock.resume();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Book Now - Pay ₹2,000 Advance/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(dialog.getByRole('button', { name: "No thanks, I'll continue browsing" })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('popupShown'))).not.toBeNull();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.clock.runFor(20_000);
    await expect(dialog).toHaveCount(0);
  });

  test('does not come on its own page, and gives the focus back to what had it', async ({ page }) => {
    await page.clock.install();
    await openPage(page, '/startup-plan');
    await page.clock.runFor(15_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // On a slow machine it could come while the next page loads.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible({
        timeout: 1,
      });
    }).toPass();
    await link.focus();
    await page.clock.resume();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('waits while the visitor is typing', async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await page.getByLabel('Your name').focus();
    await page.clock.runFor(15_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Your name').blur();
    await page.clock.runFor(1500);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  for (const [moment, field, path] of [
    ['with the script', '#contact [name=name]', '/'],
    ['before the script', '#contact [name=name]', '/'],
    ['in the footer', 'footer [name=email]', '/'],
    ['of a drawing', '#shop-name', '/draw-my-shop'],
  ] as const)
    test(`never comes in a visit in which a form was begun, ${moment}`, async ({ page }) => {
      let fetched = 0;
      page.on('requestfinished', (request) => {
        if (request.url().includes('popup-dialog')) fetched += 1;
      });
      /** Waits until its delay is over: its script is fetched shortly before. */
      const isOffered = async (pages: number) => {
        await page.waitForFunction(() => sessionStorage.getItem('sessionStart'));
        await page.clock.runFor(8000);
        await expect.poll(() => fetched).toBe(pages);
        await page.clock.runFor(5000);
        const dialog = page.getByRole('dialog').waitFor({ timeout: 500 });
        return dialog.then(
          () => true,
          () => false,
        );
      };
      await page.clock.install();
      const release = moment === 'before the script' ? await hold(page) : () => undefined;
      await page.goto(path);
      // Its own script loads later than the page's.
      if (moment !== 'before the script')
        await page.waitForFunction(() => sessionStorage.getItem('sessionStart'));
      await page.locator(field).fill('Asha');
      await page.locator(field).blur();
      release();
      await hydrated(page);
      expect(await isOffered(1)).toBe(false);
      await openPage(page, '/pricing');
      expect(await isOffered(2), 'on another page').toBe(false);
    });
});

test('an unknown case study is drawn once, as it was built', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  expect((await page.goto('/case-studies/nobody'))?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the services page shows the tab that its address names, and the other way round', async ({ page }) => {
  for (const [query, tab] of [
    ['?tab=digital', 'Digital Marketing Solutions'],
    ['?tab=Digital', 'Brand Solutions'],
    ['?tab=tech', 'Brand Solutions'],
    ['', 'Brand Solutions'],
  ] as const) {
    await page.goto(`/services${query}`);
    await expect(page.getByRole('tab', { selected: true }), query).toHaveText(tab);
    await expect(page.getByRole('link', { name: 'Digital Marketing Solutions' }), query).toHaveCount(
      query === '?tab=tech' ? 1 : 0,
    );
  }
  const before = await page.evaluate(() => history.length);
  await page.getByRole('tab', { name: 'Digital Marketing Solutions' }).click();
  await expect(page).toHaveURL(/\/services\?tab=digital$/);
  // Without an entry in the history.
  expect(await page.evaluate(() => history.length)).toBe(before);
  const panel = page.getByRole('tabpanel', { name: 'Digital Marketing Solutions' });
  await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(12);
});

test('the prices follow the billing', async ({ page }) => {
  await page.goto('/pricing');
  const price = (name: string) => page.getByTestId(`price-${name}`).filter({ visible: true });
  for (const [name, monthly, quarterly] of [
    ['Startup', '₹14,999', '₹11,999'],
    ['Growth', '₹29,999', '₹23,999'],
    ['Premium', '₹49,999', '₹39,999'],
  ] as const) {
    await page.getByLabel('Monthly').check({ force: true });
    await expect(price(name)).toHaveText(monthly);
    await page.getByLabel(/Quarterly \(Save 20%\)/).check({ force: true });
    await expect(price(name)).toHaveText(quarterly);
  }
  await expect(page.getByRole('tab', { selected: true })).toHaveText('General Questions');
  await page.getByRole('tab', { name: 'Pricing & Plans' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Pricing & Plans' }).locator('details')).toHaveCount(3);
});

test('testimonials turn by their dots, also by a press that comes before their script', async ({ page }) => {
  const release = await hold(page, '**/assets/home-sections*.js');
  await openPage(page, '/');
  const section = page.getByRole('region', { name: 'What Our Clients Say' });
  await expect(section.getByRole('figure').filter({ visible: true })).toHaveCount(3);
  await section.getByRole('button', { name: 'Go to slide 2' }).click();
  release();
  await expect(section.getByRole('figure').filter({ visible: true })).toHaveCount(1);

  await test.step('Learn More chooses the service in the form', async () => {
    await page.getByRole('link', { name: 'Learn More about Website Development' }).click();
    await formIsReady(page);
    await expect(page.getByLabel('What do you need?')).toHaveValue('website_development');
  });
});

test('what is pressed before its script is there happens when it is', async ({ page }) => {
  const release = await hold(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/resources');
  // The browser itself opens the menu.
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await expect(page.getByTestId('roi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByTestId('roi')).toHaveText('1,900%');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('the calculators keep their results up to date', async () => {
    await page.getByLabel('Monthly budget', { exact: true }).fill('0');
    await expect(page.getByTestId('roi')).toHaveText('0%');
    await page.getByRole('tab', { name: 'Budget Planner' }).click();
    await page.getByRole('button', { name: 'Get Budget Plan' }).click();
    await expect(page.getByTestId('budget')).toHaveText('₹20,000');
    await page.getByRole('tab', { name: 'Campaign Planner' }).click();
    await page.getByRole('button', { name: 'Generate Campaign Ideas' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Campaign Planner' }).locator('ol > li')).toHaveCount(3);
  });
});
