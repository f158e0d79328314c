import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeTestDatabase } from './api/test-database';
import { root } from './root';

it("Postgres' log quotes no row of ours, local or in Docker", async () => {
  const made = await makeTestDatabase();
  expect(await made.query('SHOW log_error_verbosity')).toEqual([{ log_error_verbosity: 'terse' }]);
  await made.drop();
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  expect(/image: postgres:[\s\S]*?command: \[(.*)\]/.exec(compose)?.[1]).toContain(
    'log_error_verbosity=terse',
  );
});
