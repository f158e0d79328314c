import { randomUUID } from 'node:crypto';
import type { AccountLink, User } from '@golghar/contracts';
import type { TestService } from '../../../infra/test/api/use-service';

type Browser = TestService['request'];

export const users = '/api/admin/users';
/** The password that {@link makeMember} chooses. */
export const chosenPassword = 'litti on a slow fire 1917';

export const freshEmail = () => `meera-${randomUUID()}@staff.example`;

export const tokenIn = ({ url }: AccountLink) => new URL(url).hash.slice(1);

/** What admins see of somebody. */
export async function findListed(admin: Browser, email: string): Promise<User | undefined> {
  const { body } = await admin.get(users).expect(200);
  return (body.users as User[]).find((user) => user.email === email);
}

export async function invite(admin: Browser, role = 'sales_executive', email = freshEmail()) {
  const { body } = await admin.post(users).send({ name: 'Meera Jha', email, role }).expect(201);
  const { user, link } = body as { user: User; link: AccountLink };
  return { id: user.id, email, user, link, token: tokenIn(link) };
}

export async function makeLink(admin: Browser, id: string) {
  const { body } = await admin.post(`${users}/${id}/link`).expect(201);
  const { link } = body as { link: AccountLink };
  return { link, token: tokenIn(link) };
}

export const checkLink = (browser: Browser, token: unknown) =>
  browser.post('/api/auth/links/check').send({ token });

export const acceptLink = (browser: Browser, token: string, newPassword = chosenPassword) =>
  browser.post('/api/auth/links/accept').send({ token, newPassword });

/** Somebody who was invited, has chosen a password and is signed in by it. */
export async function makeMember(auth: TestService, admin: Browser, role = 'sales_executive') {
  const invited = await invite(admin, role);
  const browser = auth.request;
  await acceptLink(browser, invited.token).expect(200);
  return { ...invited, browser };
}
