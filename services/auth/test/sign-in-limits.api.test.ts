import argon2 from '@node-rs/argon2';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authClient, type Browser, freshEmail } from './auth-client';

const auth = useService('auth');

let last = 0;
/** An address that no other test has used. */
const freshAddress = () => {
  last += 1;
  return `198.51.${100 + Math.floor(last / 250)}.${1 + (last % 250)}`;
};

// A wrong guess is wrong at once: hundreds of slow hashes would prove nothing more about how guesses are counted.
beforeEach(() => {
  const { verify } = argon2;
  vi.spyOn(argon2, 'verify').mockImplementation(
    async (hash, password) => password !== wrongGuess && verify(hash, password),
  );
});
afterEach(() => vi.restoreAllMocks());

const wrongGuess = 'a wrong guess';

type Try = { email: string; password?: string; from: string; browser?: Browser };

const logIn = ({ email, ...attempt }: Try) =>
  authClient(auth).logIn(email, { password: wrongGuess, ...attempt });

const statuses = async (count: number, attempt: () => Try): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < count; n += 1) all.push((await logIn(attempt())).status);
  return all;
};

/** Lets time pass for everything that was counted. */
const pass = (seconds: number) =>
  auth.sql`UPDATE auth.sign_in_failure SET failed_at = failed_at - make_interval(secs => ${seconds})`;

const tenWrong = Array(10).fill(401);

describe('wrong passwords', () => {
  it.each(['somebody', 'nobody'])(
    'for %s: ten are free, then the account waits from everywhere',
    async (who) => {
      const email = who === 'somebody' ? (await addPerson(auth.database, 'manager')).email : freshEmail();
      expect(await statuses(11, () => ({ email, from: freshAddress() }))).toEqual([...tenWrong, 429]);
      const { body, headers } = await logIn({ email, from: freshAddress() });
      expect(body).toEqual({
        code: 'too_many_requests',
        message: 'Too many attempts to sign in. Please try again in 30 seconds.',
      });
      expect(headers['retry-after']).toBe('30');
    },
  );

  it('for one account lock out no other account at the same address', async () => {
    const from = freshAddress();
    const email = freshEmail();
    expect(await statuses(11, () => ({ email, from }))).toEqual([...tenWrong, 429]);
    const colleague = await addPerson(auth.database, 'manager');
    await logIn({ email: colleague.email, password: staffPassword, from }).expect(200);
  });

  it('for ten accounts make their address wait, and no other', async () => {
    const from = freshAddress();
    expect(await statuses(11, () => ({ email: freshEmail(), from }))).toEqual([...tenWrong, 429]);
    const colleague = await addPerson(auth.database, 'manager');
    await logIn({ email: colleague.email, password: staffPassword, from }).expect(429);
    await logIn({ email: colleague.email, password: staffPassword, from: freshAddress() }).expect(200);
  });

  it('count an IPv6 /64 as one address', async () => {
    const hosts = Array.from({ length: 11 }, (_, host) => `2001:db8:7:7::${host.toString(16)}`);
    expect(await statuses(11, () => ({ email: freshEmail(), from: hosts.pop() ?? '' }))).toEqual([
      ...tenWrong,
      429,
    ]);
    await logIn({ email: freshEmail(), from: '2001:db8:7:8::1' }).expect(401);
  });

  it('lock the owner out of no browser that signed in before', async () => {
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
  it.each([1, 2, 3, 4])('wait as long as was said, and no longer (%d)', async () => {
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

  it('are over for the right password within 15 minutes, whatever was guessed before', async () => {
    const { email } = await addPerson(auth.database, 'manager');
    for (let round = 0; round < 6; round += 1) {
      await statuses(11, () => ({ email, from: freshAddress() }));
      await pass(15 * 60);
    }
    await logIn({ email, password: staffPassword, from: freshAddress() }).expect(200);
  });

  it('wait 15 minutes at once when the guessing goes on that day, and half a minute again the day after', async () => {
    const email = freshEmail();
    const waits: string[] = [];
    for (const quietHours of [0, 1, 24]) {
      await pass(quietHours * 3600);
      await statuses(10, () => ({ email, from: freshAddress() }));
      waits.push((await logIn({ email, from: freshAddress() })).headers['retry-after'] ?? '');
    }
    expect(waits).toEqual(['30', '900', '30']);
  });

  it('that are sent all at once count like those sent one by one', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => logIn({ email, from: freshAddress() }).then(({ status }) => status)),
    );
    expect(answers.sort()).toEqual([...tenWrong, ...Array(5).fill(429)]);
  });
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
