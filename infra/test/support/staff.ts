import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { signIn } from './back-office';
import { queryDatabase } from './database';
import { product } from './environment';

export type Colleague = { id: string; name: string; email: string; request: APIRequestContext };

/** Somebody with a role and the test admin's password, and a signed-in way to the API. */
export async function makeColleague(
  role: string,
  name = `Meera ${randomUUID().slice(0, 8)}`,
): Promise<Colleague> {
  const id = randomUUID();
  const email = `staff-${id}@golghar.example`;
  await queryDatabase(
    product.databaseUrl,
    `INSERT INTO auth.app_user (id, name, email, role, password_hash)
     SELECT $1, $2, $3, $4, password_hash FROM auth.app_user WHERE email = $5`,
    [id, name, email, role, product.admin.email],
  );
  const context = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { 'x-seed-token': product.seedToken },
  });
  await signIn(context, { email, password: product.admin.password });
  return { id, name, email, request: context };
}
