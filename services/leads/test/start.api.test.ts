import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { serviceEnvironment } from '../../../infra/test/api/services';

let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

it('says while it starts that it waits for Postgres', async () => {
  child = spawn(process.execPath, [path.resolve(__dirname, '../build/main.js')], {
    // Nothing listens on port 1.
    env: { ...serviceEnvironment, PORT: '1', DATABASE_URL: 'postgres://leads@127.0.0.1:1/golghar' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [line] = await once(child.stderr ?? child, 'data');
  expect(JSON.parse(String(line).split('\n')[0] ?? '')).toMatchObject({
    level: 'error',
    message: expect.stringContaining('Unable to connect to the database'),
  });
});
