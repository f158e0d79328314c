import type { Page } from '@playwright/test';
import { conceptPages } from '../test/support/concept-pages';
import { publicPages } from '../test/support/public-pages';

/** One picture: an address, and what to do there first. */
export type Shot = {
  name: string;
  path: string;
  /** From the page's head to its foot, not the window alone. */
  whole?: boolean;
  arrange?: (page: Page) => Promise<void>;
};

const form = (page: Page) => page.locator('#contact form');
const formReady = (page: Page) => page.locator('#contact form[data-ready]').waitFor();
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

async function fillAndSend(page: Page): Promise<void> {
  await formReady(page);
  await form(page).getByLabel('Your name').fill('Asha Kumari');
  await form(page).getByLabel('Email').fill('asha@sweets.example');
  await form(page).getByLabel('Phone').fill('+91 00000 00000');
  await form(page).getByLabel('What do you need?').selectOption('seo');
  await form(page).getByLabel('Your message').fill('We sell khaja near Gandhi Maidan.');
  await send(page);
}

const press = (tab: string, button: string) => async (page: Page) => {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('button', { name: button }).click();
};

/** States that no address shows by itself. */
const states: Shot[] = [
  {
    name: 'menu-open',
    path: '/',
    async arrange(page) {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'form-errors',
    path: '/#contact',
    async arrange(page) {
      await formReady(page);
      await send(page);
    },
  },
  {
    name: 'form-sending',
    path: '/#contact',
    async arrange(page) {
      await page.route('**/api/contact', () => undefined);
      await fillAndSend(page);
    },
  },
  {
    name: 'form-failed',
    path: '/#contact',
    async arrange(page) {
      await page.route('**/api/contact', (route) => route.abort());
      await fillAndSend(page);
      await said(page, 'Submission Failed');
    },
  },
  {
    name: 'form-sent',
    path: '/#contact',
    async arrange(page) {
      await fillAndSend(page);
      await said(page, 'Message Sent!');
    },
  },
  {
    name: 'newsletter-sent',
    path: '/sitemap',
    async arrange(page) {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status: 202, json: { message: '' } }));
      await page.locator('#newsletter-form').scrollIntoViewIfNeeded();
      await page.locator('#newsletter-form form[data-ready]').waitFor();
      await page.getByLabel('Email for the newsletter').fill('asha@sweets.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await said(page, 'Please look into your inbox');
    },
  },
  {
    name: 'popup',
    path: '/',
    async arrange(page) {
      // As if the visitor had come ten seconds ago.
      await page.evaluate(`sessionStorage.setItem('sessionStart', Date.now() - 10_000)`);
      await page.reload();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'roi-result',
    path: '/resources#free-tools',
    arrange: press('ROI Calculator', 'Calculate ROI'),
  },
  {
    name: 'budget-result',
    path: '/resources#free-tools',
    arrange: press('Budget Planner', 'Get Budget Plan'),
  },
  {
    name: 'campaign-result',
    path: '/resources#free-tools',
    arrange: press('Campaign Planner', 'Generate Campaign Ideas'),
  },
  {
    name: 'questions-open',
    path: '/startup-plan',
    async arrange(page) {
      await page.locator('summary').first().click();
      await page.locator('details').first().scrollIntoViewIfNeeded();
    },
  },
];

export const nameOf = (address: string) => address.replaceAll(/[/?=#]+/g, '-').replace(/^-/, '') || 'home';

const page = (path: string): Shot => ({ name: nameOf(path), path, whole: true });

/** What any visitor can see. */
export const publicShots: Shot[] = [
  ...publicPages.map(page),
  ...conceptPages().map(page),
  page('/services?tab=digital'),
  page('/services?tab=tech'),
  page('/nothing-here'),
  page('/newsletter/unsubscribe'),
  { ...page('/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA'), name: 'newsletter-confirm' },
  ...states,
];
