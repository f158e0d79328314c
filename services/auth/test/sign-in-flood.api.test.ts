import { setTimeout as sleep } from 'node:timers/promises';
import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { SignInQueue } from '../src/sign-in/sign-in-queue';
import { authClient, freshEmail } from './auth-client';

const auth = useService('auth');
const { logIn } = authClient(auth);

const wrong = 'a wrong guess';

type Comparison = { password: string; start: () => void };

/** Whether comparisons wait for the test to let them go on. */
let isHeld = false;
/** Those that wait for it, in the order in which they got a processor. */
const comparisons: Comparison[] = [];
/** Sign-ins that came to the queue, and those of them that it is through with. */
let count = { came: 0, left: 0 };
let flood: Promise<void>[] = [];

beforeEach(() => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const { verify } = argon2;
  jest.spyOn(argon2, 'verify').mockImplementation(async (hash, password) => {
    if (isHeld) await new Promise<void>((start) => comparisons.push({ password: String(password), start }));
    return password !== wrong && verify(hash, password);
  });
  const queue = auth.app.get(SignInQueue);
  const run = queue.run.bind(queue);
  jest.spyOn(queue, 'run').mockImplementation((...attempt) => {
    count.came += 1;
    return run(...attempt).finally(() => {
      count.left += 1;
    });
  });
});

afterEach(async () => {
  isHeld = false;
  endComparisons();
  await Promise.all(flood.splice(0));
  count = { came: 0, left: 0 };
  jest.restoreAllMocks();
});

function endComparisons(): void {
  for (const { start } of comparisons.splice(0)) start();
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await sleep(5);
};

type Answer = { status: number; code: string; retryAfter: string | undefined };

/** 200 wrong sign-ins at once, ten from each of 20 addresses. The list of answers grows until the test is over. */
async function startFlood(): Promise<Answer[]> {
  isHeld = true;
  const answers: Answer[] = [];
  flood = Array.from({ length: 200 }, async (_, n) => {
    const from = `203.0.113.${1 + (n % 20)}`;
    const { status, body, headers } = await logIn(freshEmail(), { password: wrong, from });
    answers.push({ status, code: body.code, retryAfter: headers['retry-after'] });
  });
  await until(() => count.came === flood.length);
  await until(() => answers.length === count.left && comparisons.length > 0);
  return answers;
}

const isCompared = (right: string) => comparisons.some(({ password }) => password === right);

/** Lets one comparison after the other run until the right password has its turn; says how many came before. */
async function comparedBefore(right: string): Promise<number> {
  for (let before = 0; ; before += 1) {
    await until(() => comparisons.length > 0);
    if (isCompared(right)) return before;
    comparisons.shift()?.start();
  }
}

describe('of 200 wrong sign-ins at once', () => {
  it('forty wait, and the others are refused at once and told when to come back', async () => {
    const answers = await startFlood();
    expect(answers).toEqual(Array(160).fill({ status: 429, code: 'too_many_requests', retryAfter: '1' }));
  });

  it('none is answered before a browser that signed in before', async () => {
    const { email } = await addPerson(auth.database, 'manager');
    const browser = auth.request;
    await logIn(email, { from: '198.51.100.7', browser }).expect(200);
    count = { came: 0, left: 0 };
    await startFlood();
    const strangers = [...comparisons];
    const right = logIn(email, { from: '198.51.100.7', browser }).then(({ status }) => status);
    await until(() => isCompared(staffPassword));
    comparisons.find(({ password }) => password === staffPassword)?.start();
    expect(await right).toBe(200);
    expect(comparisons.slice(0, strangers.length)).toEqual(strangers);
  });

  it('fewer than forty come before any other browser, once one of them has left its place', async () => {
    const { email } = await addPerson(auth.database, 'manager');
    const answers = await startFlood();
    await logIn(email, { from: '198.51.100.8' }).expect(429);
    comparisons.shift()?.start();
    await until(() => answers.some(({ status }) => status === 401));
    const right = logIn(email, { from: '198.51.100.8' }).then(({ status }) => status);
    expect(await comparedBefore(staffPassword)).toBeLessThan(40);
    isHeld = false;
    endComparisons();
    expect(await right).toBe(200);
  });
});
