import argon2 from '@node-rs/argon2';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authClient, type Browser, freshEmail, newPassword } from './auth-client';

const auth = useService('auth');
const { changePassword, logIn: signIn } = authClient(auth);

let last = 0;
/** An address that no other test has used. */
const freshAddress = () => {
  last += 1;
  return `198.51.${100 + Math.floor(last / 250)}.${1 + (last % 250)}`;
};

/** Comparisons of passwords that wait for the test to let them go on, in the order in which they got a processor. */
const held: (() => void)[] = [];
let isHeld = false;

const wrongGuess = 'a wrong guess';

// A wrong guess is wrong at once: hundreds of slow hashes would prove nothing more about how guesses are counted.
beforeEach(() => {
  const { verify } = argon2;
  vi.spyOn(argon2, 'verify').mockImplementation(async (hash, password) => {
    const isMatch = password !== wrongGuess && (await verify(hash, password));
    if (isHeld) await new Promise<void>((letGo) => held.push(letGo));
    return isMatch;
  });
});
afterEach(() => {
  letAllGo();
  vi.restoreAllMocks();
});

type Try = { email: string; password?: string; from: string; browser?: Browser };

const logIn = ({ email, ...attempt }: Try) => signIn(email, { password: wrongGuess, ...attempt });

const statuses = async (count: number, attempt: () => Try): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < count; n += 1) all.push((await logIn(attempt())).status);
  return all;
};

/** Lets time pass for everything that was counted. */
const pass = (seconds: number) =>
  auth.sql`UPDATE auth.sign_in_failure SET failed_at = failed_at - make_interval(secs => ${seconds})`;

const tenWrong = Array(10).fill(401);

it.each(['somebody', 'nobody'])('wrong passwords for %s: ten are free, then it waits', async (who) => {
  const email = who === 'somebody' ? (await addPerson(auth.database, 'manager')).email : freshEmail();
  expect(await statuses(11, () => ({ email, from: freshAddress() }))).toEqual([...tenWrong, 429]);
  const { body, headers } = await logIn({ email, from: freshAddress() });
  expect(body).toEqual({
    code: 'too_many_requests',
    message: 'Too many attempts to sign in. Please try again in 30 seconds.',
  });
  expect(headers['retry-after']).toBe('30');
});

it('wrong passwords for one account lock out no other account at the same address', async () => {
  const from = freshAddress();
  const email = freshEmail();
  expect(await statuses(11, () => ({ email, from }))).toEqual([...tenWrong, 429]);
  const colleague = await addPerson(auth.database, 'manager');
  await logIn({ email: colleague.email, password: staffPassword, from }).expect(200);
});

it('wrong passwords for ten accounts make their address wait, and no other', async () => {
  const from = freshAddress();
  expect(await statuses(11, () => ({ email: freshEmail(), from }))).toEqual([...tenWrong, 429]);
  const colleague = await addPerson(auth.database, 'manager');
  await logIn({ email: colleague.email, password: staffPassword, from }).expect(429);
  await logIn({ email: colleague.email, password: staffPassword, from: freshAddress() }).expect(200);
});

it('wrong passwords count an IPv6 /64 as one address', async () => {
  const hosts = Array.from({ length: 11 }, (_, host) => `2001:db8:7:7::${host.toString(16)}`);
  expect(await statuses(11, () => ({ email: freshEmail(), from: hosts.pop() ?? '' }))).toEqual([
    ...tenWrong,
    429,
  ]);
  await logIn({ email: freshEmail(), from: '2001:db8:7:8::1' }).expect(401);
});

it('wrong passwords lock the owner out of no browser that signed in before', async () => {
  const { email } = await addPerson(auth.database, 'manager');
  const browser = auth.request;
  await logIn({ email, password: staffPassword, from: freshAddress(), browser }).expect(200);
  expect(await statuses(11, () => ({ email, from: freshAddress() }))).toEqual([...tenWrong, 429]);
  await logIn({ email, password: staffPassword, from: freshAddress(), browser }).expect(200);
  // What the strangers did is not forgotten by that.
  await logIn({ email, from: freshAddress() }).expect(429);
  // The browser has ten of its own, at an address that waits, too.
  const from = freshAddress();
  await statuses(10, () => ({ email: freshEmail(), from }));
  expect(await statuses(11, () => ({ email, from, browser }))).toEqual([...tenWrong, 429]);
  // And it is known for this account alone.
  const colleague = await addPerson(auth.database, 'manager');
  await logIn({ email: colleague.email, password: staffPassword, from, browser }).expect(429);
});

// Four times, because which of the two is looked at first is up to their hashes.
it.each([1, 2, 3, 4])('wrong passwords wait as long as was said, and no longer (%d)', async () => {
  const from = freshAddress();
  const email = freshEmail();
  // The address has to wait longer than the account.
  await statuses(10, () => ({ email: freshEmail(), from }));
  await pass(31);
  expect(await statuses(1, () => ({ email: freshEmail(), from }))).toEqual([401]);
  await statuses(10, () => ({ email, from: freshAddress() }));
  const { headers } = await logIn({ email, from }).expect(429);
  // A minute less what the requests have taken; the account alone would have to wait half of it.
  expect(Number(headers['retry-after'])).toBeGreaterThan(45);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  await pass(Number(headers['retry-after']));
  await logIn({ email, from }).expect(401);
});

it('wrong passwords are over for the right one within 15 minutes, whatever was guessed', async () => {
  const { email } = await addPerson(auth.database, 'manager');
  for (let round = 0; round < 6; round += 1) {
    await statuses(11, () => ({ email, from: freshAddress() }));
    await pass(15 * 60);
  }
  await logIn({ email, password: staffPassword, from: freshAddress() }).expect(200);
});

it('wrong passwords wait 15 minutes at once later that day, and half a minute the day after', async () => {
  const email = freshEmail();
  const waits: string[] = [];
  for (const quietHours of [0, 1, 24]) {
    await pass(quietHours * 3600);
    await statuses(10, () => ({ email, from: freshAddress() }));
    waits.push((await logIn({ email, from: freshAddress() })).headers['retry-after'] ?? '');
  }
  expect(waits).toEqual(['30', '900', '30']);
});

it('wrong passwords that are sent all at once count like those sent one by one', async () => {
  const email = freshEmail();
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => logIn({ email, from: freshAddress() }).then(({ status }) => status)),
  );
  expect(answers.sort()).toEqual([...tenWrong, ...Array(5).fill(429)]);
});

it('people of one office who sign in at the same moment count as nobody who failed', async () => {
  const from = freshAddress();
  const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(auth.database, 'manager')));
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(
      people.map(({ email }) => logIn({ email, password: staffPassword, from }).then(({ status }) => status)),
    );
    expect(answers).toEqual([200, 200, 200, 200, 200]);
  }
  expect(await statuses(10, () => ({ email: freshEmail(), from }))).toEqual(tenWrong);
});

it('the cookie of a browser that signed in is out of reach of scripts and worth nothing when it is changed', async () => {
  const { email } = await addPerson(auth.database, 'manager');
  const { headers } = await logIn({ email, password: staffPassword, from: freshAddress() }).expect(200);
  const cookies = headers['set-cookie'] as unknown as string[];
  const known = cookies.find((cookie) => cookie.startsWith('known-')) ?? '';
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth', 'Max-Age=34560000'])
    expect(known).toContain(attribute);
  await statuses(10, () => ({ email, from: freshAddress() }));
  const cookie = known.split(';')[0] ?? '';
  const send = (value: string) =>
    logIn({ email, password: staffPassword, from: freshAddress() }).set('cookie', value);
  await send(`${cookie.slice(0, -4)}AAAA`).expect(429);
  await send(`${cookie.split('=')[0]}=made-up.`).expect(429);
  await send(cookie).expect(200);
});

function letAllGo(): void {
  isHeld = false;
  for (const letGo of held.splice(0)) letGo();
}

const soon = { timeout: 30_000, interval: 5 };
const untilHeld = (count: number) => vi.waitUntil(() => held.length >= count, soon);

/** Starts a sign-in with the right password and stops it right after the comparison, until it is let go. */
async function startSignIn(email: string) {
  isHeld = true;
  const sent = signIn(email).then((response) => response);
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
  await signIn(email, { from: '192.0.2.107', browser }).expect(200);
  isHeld = true;
  const refused: object[] = [];
  // Ten from each of 20 addresses.
  const flood = Array.from({ length: 200 }, async (_, n) => {
    const answer = await signIn(freshEmail(), {
      password: wrongGuess,
      from: `192.0.2.${1 + (n % 20)}`,
    });
    const { status, body, headers } = answer;
    if (isHeld) refused.push({ status, code: body.code, retryAfter: headers['retry-after'] });
  });
  await vi.waitUntil(() => refused.length >= 160, soon);
  await untilHeld(2);
  expect(refused).toEqual(Array(160).fill({ status: 429, code: 'too_many_requests', retryAfter: '1' }));
  await signIn(email, { from: '192.0.2.108' }).expect(429);
  const known = signIn(email, { from: '192.0.2.107', browser }).then(({ status }) => status);
  await untilHeld(3);
  held.pop()?.();
  expect(await known).toBe(200);
  expect(held).toHaveLength(2);
  letAllGo();
  await Promise.all(flood);
});

it('a sign-in that is overtaken by a change of the password starts no session', async () => {
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
])('a sign-in that is overtaken by %s', async (_, statuses, answered, live) => {
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
