import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { addColleague } from '../../infra/test/support/staff';
import {
  freshWord,
  head,
  makeLead,
  makeLeads,
  makeLogin,
  openBackOffice,
  openWithLeads,
  readLead,
  slower,
} from './inbox';
import { hold } from './routes';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('finds a lead as one types, from every screen and field', async ({ page, context }) => {
  const { id, name } = await makeLead(context);
  await openBackOffice(page, '/admin/account');
  await page.getByLabel('Current password').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name, { delay: 5 });
  await expect(palette(page).getByRole('combobox')).toHaveValue(name);
  // The search in all leads also finds it, and shows it sooner.
  await expect(option(page, new RegExp(`^${name}`))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/${id}$`));
  await expect(palette(page)).toHaveCount(0);

  // Commands that have a button on the page are also listed by name.
  await page.getByRole('heading', { level: 1, name: name }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tag');
  await option(page, 'Add a tag').click();
  await expect(page.getByRole('combobox', { name: 'New tag' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('delete');
  await option(page, 'Delete this lead…').click();
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await test.step('leads to screens, people and search; Escape gives the focus back', async () => {
    const colleague = await addColleague('manager');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('aud');
    await expect(option(page, 'Audit log')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/settings\/audit$/);
    await expect(page.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');

    await page.keyboard.press('Control+k');
    await page.keyboard.type(colleague.name);
    await option(page, new RegExp(`^${colleague.name}`)).click();
    await expect(page).toHaveURL(new RegExp(`user=${colleague.id}`));
    await expect(page.locator(`#user-${colleague.id}`)).toBeInViewport();

    const search = page.getByRole('button', { name: 'Search', exact: true });
    await search.click();
    await page.keyboard.type('zzz nobody');
    await expect(option(page, 'Search all leads for “zzz nobody”')).toBeVisible();
    // Closed and reopened before the focus was returned: it must not be taken away.
    await page.evaluate(async () => {
      for (const key of [{ key: 'Escape' }, { key: 'k', ctrlKey: true }]) {
        const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(event);
        await null;
      }
    });
    await page.keyboard.type('zzz nobody');
    await expect(option(page, 'Search all leads for “zzz nobody”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zzz nobody');
    await expect(option(page, 'Search all leads for “zzz nobody”')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/submissions\?q=zzz\+nobody$/);
  });
});

test('a quick hand on a slow processor gets what it typed', async ({ page }) => {
  const { names, ids } = await openWithLeads(page, ['Asha', 'Bina'], { login: await makeLogin() });
  const [asha = '', bina = ''] = names;
  const slowDown = await slower(page);
  await slowDown(4);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await head(page, asha).focus();
  await press('a', 'Enter');
  await expect.poll(async () => (await readLead(page, ids[0])).owner).not.toBeNull();
  await head(page, bina).focus();
  await press('x', '3');
  await expect.poll(async () => (await readLead(page, ids[1])).status).toBe('pending');
  await press('Control+k', 'b', 'o', 'a', 'r', 'd', 'Enter');
  await expect(page).toHaveURL(/\/admin\/submissions\/board/);
});

test('what it has not received when it is closed is no command of the page', async ({ page }) => {
  const release = await hold(page, '**/assets/palette-*.js');
  const { names } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await head(page, names[0] ?? '').focus();
  for (const key of ['Control+k', 'c', 'Control+k', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('what is typed ahead after a choice goes to the dialog that it opens', async ({ page }) => {
  const release = await hold(page, '**/assets/palette-*.js');
  const { names } = await openWithLeads(page, ['Asha'], { login: await makeLogin() });
  await head(page, names[0] ?? '').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Same person as…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('same person');
  await page.keyboard.press('Enter');
  await page.keyboard.type('80001234');
  release();
  await expect(page.getByRole('combobox', { name: 'People' })).toHaveValue('80001234');
});

test('finds sections, views, templates, and references without hyphens', async ({ page, context }) => {
  await signIn(context.request, await makeLogin());
  const word = freshWord();
  const [id] = await makeLeads(context, [`Asha ${word}`]);
  const { reference } = await readLead(page, id);
  await context.request.patch('/api/admin/preferences', {
    data: { views: [{ name: `Fair ${word}`, query: 'status=new&service=seo' }] },
  });
  const text = 'Thank you, {name}.';
  const template = { channel: 'whatsapp', name: `Thanks ${word}`, subject: '', text, isShared: false };
  expect((await context.request.post('/api/admin/reply-templates', { data: template })).status()).toBe(201);

  await page.goto('/admin/account');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const find = async (typed: string, found: RegExp) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await expect(page.getByRole('option', { name: found })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
  };
  await find('quara', /^Quarantine/);
  await expect(page).toHaveURL(/\/admin\/submissions\/quarantine$/);
  await find(`fair ${word}`, new RegExp(`^Fair ${word}`));
  await expect(page).toHaveURL(/\/admin\/submissions\?status=new&service=seo$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`thanks ${word}`);
  await page.getByRole('option', { name: new RegExp(`^Thanks ${word}`) }).click();
  const kept = page.getByRole('list', { name: 'Templates' }).getByRole('listitem').filter({ hasText: word });
  await expect(kept).toBeFocused();
  await kept.getByRole('button', { name: /^Remove/ }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toBeVisible();
  await find(reference.replaceAll('-', '').toLowerCase(), new RegExp(`^Asha ${word}`));
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/${id}$`));

  // An open lead is answered with the template.
  await page.getByRole('heading', { level: 1, name: `Asha ${word}` }).waitFor();
  await find(`thanks ${word}`, new RegExp(`^Thanks ${word}`));
  const answer = page.getByRole('form', { name: `WhatsApp to Asha ${word}` });
  const message = answer.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(`Thank you, Asha ${word}.`);
  await expect(message).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Until soon!');
  await find(`thanks ${word}`, new RegExp(`^Thanks ${word}`));
  await expect(message).toHaveValue(`Thank you, Asha ${word}. Until soon!`);
  await answer.getByRole('button', { name: 'Replace them' }).click();
  await expect(message).toHaveValue(`Thank you, Asha ${word}.`);
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/${id}$`));
});
