import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { product } from './environment';

/** Signs in through the API: the browser context keeps the cookie. */
export async function signIn(request: APIRequestContext, login = product.admin): Promise<void> {
  const response = await request.post('/api/auth/login', { data: login });
  expect(response.status(), await response.text()).toBe(200);
}

/** Signs in on the sign-in page. */
export async function signInOnPage(page: Page, login = product.admin): Promise<void> {
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
