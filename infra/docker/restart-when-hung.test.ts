import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'vitest';
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

type Answer = { pid: number; hungAt?: string };

/** Starts the program by the script, until the test ends. */
async function start({ onTestFinished }: TestContext) {
  const PORT = String(await pickPort());
  const shell = spawn(script, [process.execPath, '-e', program], {
    env: { PATH: process.env.PATH, PORT, HANG_INTERVAL: '0.4' },
    // A group of its own, as of a container: all of it is ended after the test.
    detached: true,
  });
  onTestFinished(() => {
    // It may have ended by itself.
    if (shell.exitCode === null) process.kill(-Number(shell.pid), 'SIGKILL');
  });
  let text = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (more) => {
      text += more;
    });

  /** The first answer that is as wanted. */
  async function answerWhere(isSo: (answer: Answer) => boolean): Promise<Answer> {
    for (const end = Date.now() + 40_000; Date.now() < end; await sleep(50)) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`, {
        signal: AbortSignal.timeout(500),
      }).then(
        (found) => found.json() as Promise<Answer>,
        () => undefined,
      );
      if (answer && isSo(answer)) return answer;
    }
    throw new Error(`There was no such answer. It said: ${text}`);
  }
  return { shell, answerWhere, said: () => text };
}

// They wait, mostly: all at the same time.
it.concurrent.for([
  ['', false],
  [', though its shell is stopped, too', true],
] as const)(
  'starts a program again that hangs%s, and tells it since when; one that only starts slowly is left in peace',
  { timeout: 60_000 },
  async ([, isShellStopped], context) => {
    const { shell, answerWhere, said } = await start(context);
    const { pid, hungAt } = await answerWhere(() => true);
    expect(hungAt).toBeUndefined();
    // Until it has been seen to answer, it starts.
    await sleep(2000);
    if (isShellStopped) shell.kill('SIGSTOP');
    process.kill(pid, 'SIGSTOP');
    const next = await answerWhere((answer) => answer.pid !== pid);
    expect(Date.now() - Date.parse(String(next.hungAt))).toBeLessThan(40_000);
    expect(said().match(/killed and restarted/g)).toHaveLength(1);
  },
);

it.concurrent('passes signals on, and ends as its program does', async (context) => {
  const { shell, answerWhere, said } = await start(context);
  await answerWhere(() => true);
  shell.kill('SIGUSR2');
  await sleep(300);
  shell.kill('SIGTERM');
  expect((await once(shell, 'exit'))[0]).toBe(7);
  expect(said()).toBe('SIGUSR2\nSIGTERM\n');
}, 30_000);
