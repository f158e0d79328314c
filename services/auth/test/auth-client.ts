import { randomUUID } from 'node:crypto';
import type { AccountLink, User } from '@golghar/contracts';
import { staffPassword } from '../../../infra/test/api/staff';
import type { SignedIn, TestService } from '../../../infra/test/api/use-service';

export type Browser = TestService['request'];

export const users = '/api/admin/users';
/** The password that {@link makeMember} chooses. */
export const chosenPassword = 'litti on a slow fire 1917';
/** Another one that is not easy to guess. */
export const newPassword = 'khaja from Silao 1961';

export const freshEmail = () => `meera-${randomUUID()}@staff.example`;

const tokenIn = ({ url }: AccountLink) => new URL(url).hash.slice(1);

type Audited = Record<'action' | 'detail' | 'address', string | null>;

type SignIn = { password?: string; from?: string; browser?: Browser };

/** What nearly every test does with the service of accounts. */
export const authClient = (auth: TestService) => {
  const logIn = (
    email: string,
    { password = staffPassword, from = '127.0.0.1', browser = auth.request }: SignIn = {},
  ) => browser.post('/api/auth/login').set('x-forwarded-for', from).send({ email, password });
  return {
    logIn,
    /** A browser in which somebody has just signed in. */
    async browserOf({ email }: { email: string }, password?: string): Promise<Browser> {
      const browser = auth.request;
      await logIn(email, { browser, ...(password && { password }) }).expect(200);
      return browser;
    },
    isIn: async (browser: Browser): Promise<boolean> => (await browser.get('/api/auth/check')).status === 200,
    changePassword: (browser: Browser, to = newPassword, currentPassword = staffPassword) =>
      browser.post('/api/auth/password').send({ currentPassword, newPassword: to }),
    /** Changes the row of a user: part of an UPDATE. */
    update: (id: string, sql: string) =>
      auth.database.query(`UPDATE auth.app_user SET ${sql} WHERE id = $1`, [id]),
    /** What somebody did, the oldest first. */
    auditOf: (actorId: string) =>
      auth.sql<Audited>`SELECT action, detail, address FROM auth.audit_entry WHERE actor_id = ${actorId} ORDER BY id`,
  };
};

/** What admins see of somebody. */
export async function findListed({ request }: SignedIn, email: string): Promise<User | undefined> {
  const { body } = await request.get(users).expect(200);
  return (body.users as User[]).find((user) => user.email === email);
}

export async function invite({ request }: SignedIn, role = 'sales_executive', email = freshEmail()) {
  const { body } = await request.post(users).send({ name: 'Meera Jha', email, role }).expect(201);
  const { user, link } = body as { user: User; link: AccountLink };
  return { id: user.id, email, user, link, token: tokenIn(link) };
}

export async function makeLink({ request }: SignedIn, id: string) {
  const { body } = await request.post(`${users}/${id}/link`).expect(201);
  const { link } = body as { link: AccountLink };
  return { link, token: tokenIn(link) };
}

export const checkLink = (browser: Browser, token: unknown) =>
  browser.post('/api/auth/links/check').send({ token });

export const acceptLink = (browser: Browser, token: string, newPassword = chosenPassword) =>
  browser.post('/api/auth/links/accept').send({ token, newPassword });

/** Somebody who was invited, has chosen a password and is signed in by it. */
export async function makeMember(auth: TestService, admin: SignedIn, role = 'sales_executive') {
  const invited = await invite(admin, role);
  const browser = auth.request;
  await acceptLink(browser, invited.token).expect(200);
  return { ...invited, browser };
}
