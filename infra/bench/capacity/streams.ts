import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@golghar/contracts';
import type { Client } from 'pg';
import { type Stack, testAdmin } from '../../test/stack';
import { memoryOf } from '../memory';

/** As many as a session may have. */
const perSession = 8;
const people = 7;

/** Fewer than end the first session of a person. */
const sessionsOfOne = 9;

/** Colleagues with the first admin's password. */
const addColleagues = `
  INSERT INTO auth.app_user (id, name, email, role, password_hash)
  SELECT gen_random_uuid(), 'Colleague ' || n, 'colleague-' || n || '@golghar.example', role, password_hash
  FROM auth.app_user, generate_series(1, $1::int) n WHERE email = $2`;

// At auth itself: the gateway lets one address sign in but so often.
async function signIn(stack: Stack, n: number): Promise<string> {
  const answer = await fetch(`${stack.serviceUrl('auth')}${api.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...testAdmin, email: `colleague-${n}@golghar.example` }),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
}

/** Resolves when the first bytes are there. */
const openStream = (stack: Stack, cookie: string): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const request = get(
      `${stack.serviceUrl('leads')}${api.events.path}`,
      { agent: false, headers: { cookie } },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve(request);
        else reject(new Error(`A stream answered ${answer.statusCode}`));
      },
    );
    request.on('error', reject);
  });

const memoryOfLeads = (stack: Stack): number =>
  memoryOf(stack).find(({ name }) => name === 'leads')?.resident ?? Number.NaN;

/** Megabytes that the leads service takes for a thousand open streams of events. */
export async function streamMemory(stack: Stack, database: Client): Promise<number> {
  await database.query(addColleagues, [people, testAdmin.email]);
  const cookies: string[] = [];
  for (let n = 1; n <= people; n += 1)
    for (let session = 0; session < sessionsOfOne; session += 1) cookies.push(await signIn(stack, n));
  const before = memoryOfLeads(stack);
  const streams: ClientRequest[] = [];
  for (const cookie of cookies)
    streams.push(...(await Promise.all(Array.from({ length: perSession }, () => openStream(stack, cookie)))));
  await sleep(6000);
  const grown = memoryOfLeads(stack) - before;
  for (const stream of streams) stream.on('error', () => undefined).destroy();
  return (grown / streams.length) * 1000;
}
