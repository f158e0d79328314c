import { expect, type Page, test } from '@playwright/test';
import { freshWord, head, makeLeads, openInbox, openWithLeads, pane, row, slower } from './inbox';
import { hold } from './routes';

const field = (page: Page) => page.getByLabel('Search leads');

test('the field holds what is typed anywhere, on a slow processor', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await makeLeads(context, ['Asha', 'Bina', 'Chitra'], {
    message: 'We want website development before the festival.',
  });
  await openInbox(page, '');
  await expect(page.locator('li[data-lead]').first()).toBeVisible();
  // Like a cheap phone.
  const slowDown = await slower(page);
  await slowDown(4);
  await field(page).focus();
  for (const text of ['before the festival and after it', 'wedevelopment']) {
    await field(page).fill('');
    await page.keyboard.type(text, { delay: 30 });
    await expect(field(page)).toHaveValue(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
    await expect(field(page)).toHaveValue(text);
  }
  // So slow that the address has not followed one letter when the next one is typed.
  await slowDown(20);
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  for (const letter of 'bsite ') {
    await page.keyboard.type(letter);
    // Longer than the debounce of the list: each letter is answered before the next one is typed.
    await page.waitForTimeout(250);
  }
  await expect(field(page)).toHaveValue('website development');
});

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  const { word } = await openWithLeads(page, ['Asha', 'Bina']);
  await expect(row(page, `Bina ${word}`)).toBeVisible();
  const isLate = (url: URL) => url.pathname.startsWith('/api/') && url.searchParams.get('q') === `${word} a`;
  const release = await hold(page, isLate);
  await field(page).focus();
  await page.keyboard.press('End');
  const asked = page.waitForRequest((request) => isLate(new URL(request.url())));
  await page.keyboard.type(' a');
  const late = await asked;
  await page.keyboard.press('Backspace');
  await page.keyboard.type('bina');
  await expect(row(page, `Asha ${word}`)).toBeHidden();
  release();
  // Released now, unless the page has cancelled it.
  await late.response();
  await expect(field(page)).toHaveValue(`${word} bina`);
  await expect(row(page, `Bina ${word}`)).toBeVisible();
  await expect(row(page, `Asha ${word}`)).toBeHidden();

  // A view, the back button and clearing the filters write into the field, too.
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^New/ }).click();
  await expect(field(page)).toHaveValue('');
  await page.goBack();
  await expect(field(page)).toHaveValue(`${word} bina`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
});

test('the match is marked; Enter, the arrows and Esc lead to it and back', async ({ page, context }) => {
  const word = freshWord();
  await makeLeads(context, [`रेखा ${word}`]);
  await makeLeads(context, [`Asha ${word}`, `Bina ${word}`], { message: 'Stalls at Sonepur mela, please.' });
  await openInbox(page, '');
  await expect(page.locator('li[data-lead]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${word} sonepur`, { delay: 30 });
  await expect(row(page, `Asha ${word}`).locator('mark', { hasText: word })).toBeVisible();
  await expect(row(page, `Asha ${word}`).locator('mark', { hasText: 'Sonepur' })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await expect(head(page, `Bina ${word}`)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(head(page, `Asha ${word}`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`${word} sonepur`);

  await field(page).fill('');
  await page.keyboard.type(`${word} bina`);
  await page.keyboard.press('Enter');
  await expect(pane(page).getByRole('heading', { name: `Bina ${word}` })).toBeVisible();
  await expect(head(page, `Bina ${word}`)).toBeFocused();

  await test.step('an input method composes undisturbed', async () => {
    await field(page).fill('');
    await expect(page).not.toHaveURL(/q=/);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      const q = url.searchParams.get('q') ?? '';
      // The list of the moment is refetched whenever something changes.
      if (url.pathname === '/api/admin/submissions' && q.startsWith('र')) asked.push(q);
    });
    await field(page).focus();
    const session = await page.context().newCDPSession(page);
    for (const text of ['र', 'रे', 'रेख', 'रेखा']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
      await page.waitForTimeout(300);
    }
    expect(asked, 'nothing is searched while one composes').toEqual([]);
    await session.send('Input.insertText', { text: 'रेखा' });
    await expect(field(page)).toHaveValue('रेखा');
    await page.keyboard.type(` ${word}`);
    await expect(row(page, `रेखा ${word}`)).toBeVisible();
    await expect(field(page)).toHaveValue(`रेखा ${word}`);
  });
});
