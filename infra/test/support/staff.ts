import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request, test } from '@playwright/test';
import { signIn } from './back-office';
import { queryDatabase } from './database';
import { product } from './environment';

type Login = { email: string; password: string };

export type Colleague = { id: string; name: string; email: string; login: Login; request: APIRequestContext };

/** The colleagues created by the latest test of this worker that needed some. */
const made = { testId: '', ids: [] as string[] };

/** Every enquiry is mailed to every admin and manager, and the page of users shows all: more staff make both slow. */
async function removeThoseOfTestsBefore(): Promise<void> {
  const { testId } = test.info();
  if (testId === made.testId) return;
  await queryDatabase(product.databaseUrl, 'DELETE FROM auth.app_user WHERE id = ANY ($1::uuid[])', [
    made.ids.splice(0),
  ]);
  made.testId = testId;
}

/** A user with a role and the test admin's password, who is not signed in. */
export async function addColleague(
  role: string,
  name = `Meera ${randomUUID().slice(0, 8)}`,
): Promise<Omit<Colleague, 'request'>> {
  await removeThoseOfTestsBefore();
  const id = randomUUID();
  made.ids.push(id);
  const email = `staff-${id}@golghar.example`;
  await queryDatabase(
    product.databaseUrl,
    `INSERT INTO auth.app_user (id, name, email, role, password_hash)
     SELECT $1, $2, $3, $4, password_hash FROM auth.app_user WHERE email = $5`,
    [id, name, email, role, product.admin.email],
  );
  return { id, name, email, login: { email, password: product.admin.password } };
}

/** The same with a signed-in client of the API. */
export async function makeColleague(role: string, name?: string): Promise<Colleague> {
  const colleague = await addColleague(role, name);
  const context = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { 'x-seed-token': product.seedToken },
  });
  await signIn(context, colleague.login);
  return { ...colleague, request: context };
}
