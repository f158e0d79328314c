import { setTimeout as sleep } from 'node:timers/promises';
import argon2 from '@node-rs/argon2';
import { addPerson } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authClient, freshEmail, newPassword } from './auth-client';

const auth = useService('auth');
const { changePassword, logIn } = authClient(auth);

/** Comparisons of passwords that wait for the test to let them go on, in the order in which they got a processor. */
const held: (() => void)[] = [];
let isHeld = false;

beforeEach(() => {
  const { verify } = argon2;
  vi.spyOn(argon2, 'verify').mockImplementation(async (...args) => {
    const isMatch = await verify(...args);
    if (isHeld) await new Promise<void>((letGo) => held.push(letGo));
    return isMatch;
  });
});

afterEach(() => {
  letAllGo();
  vi.restoreAllMocks();
});

function letAllGo(): void {
  isHeld = false;
  for (const letGo of held.splice(0)) letGo();
}

const untilHeld = async (count: number) => {
  while (held.length < count) await sleep(5);
};

/** Starts a sign-in with the right password and stops it right after the comparison, until it is let go. */
async function startSignIn(email: string) {
  isHeld = true;
  const sent = logIn(email).then((response) => response);
  await untilHeld(1);
  isHeld = false;
  return () => {
    letAllGo();
    return sent;
  };
}

const liveSessions = async (userId: string) =>
  (await auth.sql`SELECT FROM auth.live_sessions WHERE user_id = ${userId}`).length;

it('of 200 wrong sign-ins at once forty wait, the others are refused, and who was in before waits for none', async () => {
  const { email } = await addPerson(auth.database, 'manager');
  const browser = auth.request;
  await logIn(email, { from: '198.51.100.7', browser }).expect(200);
  isHeld = true;
  const refused: object[] = [];
  // Ten from each of 20 addresses.
  const flood = Array.from({ length: 200 }, async (_, n) => {
    const answer = await logIn(freshEmail(), {
      password: 'a wrong guess',
      from: `203.0.113.${1 + (n % 20)}`,
    });
    const { status, body, headers } = answer;
    if (isHeld) refused.push({ status, code: body.code, retryAfter: headers['retry-after'] });
  });
  while (refused.length < 160) await sleep(5);
  await untilHeld(2);
  expect(refused).toEqual(Array(160).fill({ status: 429, code: 'too_many_requests', retryAfter: '1' }));
  await logIn(email, { from: '198.51.100.8' }).expect(429);
  const known = logIn(email, { from: '198.51.100.7', browser }).then(({ status }) => status);
  await untilHeld(3);
  held.pop()?.();
  expect(await known).toBe(200);
  expect(held).toHaveLength(2);
  letAllGo();
  await Promise.all(flood);
});

describe('a sign-in that is overtaken', () => {
  it('by a change of the password starts no session', async () => {
    const person = await auth.signIn('manager');
    const finish = await startSignIn(person.email);
    await changePassword(person.request).expect(204);
    const { status, headers } = await finish();
    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    // The one of whoever changed it.
    expect(await liveSessions(person.id)).toBe(1);
  });

  it.each([
    ['"disable" starts no session', ['disabled'], 401, 0],
    ['"disable" and "enable" is the sign-in of an active account again', ['disabled', 'active'], 200, 1],
    ['nothing starts one', [], 200, 1],
  ])('by %s', async (_, statuses, answered, live) => {
    const admin = await auth.signIn('admin');
    const person = await addPerson(auth.database, 'manager');
    const set = (status: string) =>
      admin.request.patch(`/api/admin/users/${person.id}`).send({ status }).expect(200);
    const finish = await startSignIn(person.email);
    for (const status of statuses) await set(status);
    expect((await finish()).status).toBe(answered);
    // Also none that wakes when the account is enabled again.
    await set('active');
    expect(await liveSessions(person.id)).toBe(live);
  });
});

it('of two changes of one password at the same moment one succeeds', async () => {
  const person = await auth.signIn('manager');
  const answers = await Promise.all(
    [newPassword, 'tilkut from Gaya 1962'].map((to) =>
      changePassword(person.request, to).then(({ status }) => status),
    ),
  );
  expect(answers.sort()).toEqual([204, 400]);
  expect(await liveSessions(person.id)).toBe(1);
});
