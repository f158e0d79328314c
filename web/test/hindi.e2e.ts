import { expect, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { englishLeft } from './page-checks/languages';
import { answer } from './routes';
import { openForm, openPage } from './site';

test('the header leads to the other language and back, and says what is English', async ({ page }) => {
  const [english, hindi] = ['/startup-plan', '/hi/startup-plan'] as const;
  await page.setViewportSize({ width: 1024, height: 700 });
  await openPage(page, hindi);
  const links = page.getByRole('navigation', { name: 'मुख्य' }).locator('a[hreflang=en]');
  await expect(links).toHaveText([/\(अंग्रेज़ी\)$/, /\(अंग्रेज़ी\)$/]);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(new URL(page.url()).pathname).toBe(english);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(new URL(page.url()).pathname).toBe(hindi);
});

// Pages in the sitemap are tested in public-pages.e2e.ts, which loads them anyway.
test('what the site answers with, and an unknown address, has no English left', async ({ page }) => {
  for (const path of [
    '/hi/thank-you?reference=GD-7K3M-9QXA',
    '/hi/try-again',
    '/hi/nothing-here',
    '/hi/newsletter/sent',
    '/hi/newsletter/confirm?token=AAAAAAAAAAAAAAAAAAAAAA',
    '/hi/newsletter/unsubscribe?token=AAAAAAAAAAAAAAAAAAAAAA',
  ]) {
    await openPage(page, path);
    expect(await englishLeft(page), path).toEqual([]);
  }
});

test('the form says in Hindi what is wrong, and takes an enquiry', async ({ page }) => {
  await openForm(page, '/hi');
  await page.getByRole('button', { name: 'संदेश भेजिए' }).click();
  const summary = page.getByRole('region', { name: 'कृपया इन बातों को ठीक कर लीजिए' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'कृपया अपना पूरा नाम लिखिए, कम से कम 2 अक्षर',
    'कृपया सही ईमेल पता लिखिए',
    'कृपया सही मोबाइल नंबर लिखिए',
    'कृपया चुनिए कि आपको क्या चाहिए',
    'संदेश थोड़ा और लिखिए, कम से कम 10 अक्षर',
  ]);
  const enquiry = makeEnquiry({ message: 'गांधी मैदान के पास खाजा की दुकान है।' });
  await page.getByLabel('आपका नाम').fill(enquiry.name);
  await page.locator('#contact').getByLabel('ईमेल').fill(enquiry.email);
  await page.getByLabel('मोबाइल नंबर').fill(enquiry.phone);
  await page.getByLabel('आपको क्या चाहिए?').selectOption(enquiry.service);
  await page.getByLabel('आपका संदेश').fill(enquiry.message);
  await test.step('what the server finds wrong is said in Hindi too', async () => {
    const fields = { phone: 'Please enter a valid phone number' };
    await answer(page, '**/api/contact*', {
      status: 400,
      json: { code: 'invalid', message: 'Invalid', fields },
    });
    await page.getByRole('button', { name: 'संदेश भेजिए' }).click();
    await expect(page.locator('#enquiry-phone-error')).toHaveText('कृपया सही मोबाइल नंबर लिखिए');
    await page.unroute('**/api/contact*');
    // A change dismisses the message.
    await page.getByLabel('मोबाइल नंबर').fill(`${enquiry.phone} `);
  });
  await page.getByRole('button', { name: 'संदेश भेजिए' }).click();
  await expect(page.getByText('धन्यवाद, आपका संदेश हमारे पास है')).toBeVisible();
  const mail = await new Mailbox(product.mailUrl).waitFor(enquiry.name);
  expect(mail.text).toContain(enquiry.message);
});

test('a chosen package goes along in Hindi, in lakhs and crores', async ({ page }) => {
  await openPage(page, '/hi/pricing');
  await expect(page.getByText('₹1,00,000').first()).toBeVisible();
  await page.getByRole('link', { name: 'ग्रोथ चुनिए' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/hi#contact$/);
  await expect(page.locator('#contact')).toContainText('ग्रोथ, हर महीने');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is asked for, confirmed and left in Hindi', async ({ page, browser }) => {
    const email = `${Date.now()}@inbox.example`;
    await page.goto('/hi/pricing');
    await page.locator('footer [name="email"]').fill(email);
    await page.getByRole('button', { name: 'मँगवाइए' }).click();
    await expect(page).toHaveURL(/\/hi\/newsletter\/sent$/);
    const mail = await new Mailbox(product.mailUrl).waitForRecipient(email);
    expect(mail.subject).toContain('कृपया पुष्टि कीजिए');
    const link = (name: string) =>
      new RegExp(`/hi/newsletter/${name}\\?token=[\\w-]+`).exec(mail.text)?.[0] ?? '';
    // Its buttons need their script, so that a mail program that opens links triggers none.
    const reader = await browser.newContext({ javaScriptEnabled: true });
    const mailed = await reader.newPage();
    await mailed.goto(link('confirm'));
    await mailed.getByRole('button', { name: 'हाँ, मुझे भेजिए' }).click();
    await expect(mailed.getByRole('heading', { level: 1, name: 'आप सूची में आ गए' })).toBeVisible();
    await mailed.goto(link('unsubscribe'));
    await mailed.getByRole('button', { name: 'मेरा पता हटाइए' }).click();
    await expect(mailed.getByRole('heading', { level: 1, name: 'आपका पता हट गया' })).toBeVisible();
    await reader.close();
  });
});
