import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { pickPort } from '../local/ports';

const script = `${__dirname}/restart-when-hung.sh`;

/** Answers a second after its start with its pid and since when the one before hung; says so when it is asked to end. */
const program = `
const { PORT, HUNG_AT } = process.env;
const server = require('node:http').createServer((_, answer) => answer.end(JSON.stringify({ pid: process.pid, hungAt: HUNG_AT })));
setTimeout(() => server.listen(PORT, '127.0.0.1'), 1000);
for (const signal of ['SIGTERM', 'SIGUSR2'])
  process.on(signal, () => { console.log(signal); if (signal === 'SIGTERM') process.exit(7); });
`;

let first: ChildProcess;
let url = '';
let said = '';

beforeEach(async () => {
  const PORT = String(await pickPort());
  url = `http://127.0.0.1:${PORT}/healthz`;
  said = '';
  first = spawn(script, [process.execPath, '-e', program], {
    env: { PATH: process.env.PATH, PORT, HANG_INTERVAL: '0.4' },
    // A group of its own, as of a container: all of it is ended after the test.
    detached: true,
  });
  for (const stream of [first.stdout, first.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
});

afterEach(() => {
  try {
    process.kill(-Number(first.pid), 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
});

type Answer = { pid: number; hungAt?: string };

/** The first answer that is as wanted. */
async function answerWhere(isSo: (answer: Answer) => boolean): Promise<Answer> {
  for (const end = Date.now() + 40_000; Date.now() < end; await sleep(50)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(500) }).then(
      (found) => found.json() as Promise<Answer>,
      () => undefined,
    );
    if (answer && isSo(answer)) return answer;
  }
  throw new Error(`There was no such answer. It said: ${said}`);
}

it.each([
  ['', false],
  [', though its shell is stopped, too', true],
])(
  'starts a program again that hangs%s, and tells it since when; one that only starts slowly is left in peace',
  async (_, isShellStopped) => {
    const { pid, hungAt } = await answerWhere(() => true);
    expect(hungAt).toBeUndefined();
    // Until it has been seen to answer, it starts.
    await sleep(2000);
    if (isShellStopped) first.kill('SIGSTOP');
    process.kill(pid, 'SIGSTOP');
    const next = await answerWhere((answer) => answer.pid !== pid);
    expect(Date.now() - Date.parse(String(next.hungAt))).toBeLessThan(40_000);
    expect(said.match(/killed and restarted/g)).toHaveLength(1);
  },
  60_000,
);

it('passes signals on, and ends as its program does', async () => {
  await answerWhere(() => true);
  first.kill('SIGUSR2');
  await sleep(300);
  first.kill('SIGTERM');
  expect((await once(first, 'exit'))[0]).toBe(7);
  expect(said).toBe('SIGUSR2\nSIGTERM\n');
}, 30_000);
