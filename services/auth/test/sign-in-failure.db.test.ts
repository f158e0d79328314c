import { randomBytes, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { useService } from '../../../infra/test/api/use-service';
import { countFailures } from '../src/sign-in-limits/sign-in-limit.service';

const auth = useService('auth');

it('countFailures tells recent ones from those of the day, and failures from accounts', async () => {
  const budget = randomBytes(32);
  const [one, other] = [randomBytes(32), randomBytes(32)];
  for (const [account, minutes] of [
    [one, 1],
    [one, 14],
    [other, 16],
    [other, 23 * 60],
    [other, 25 * 60],
  ] as const)
    await auth.database.query(
      `INSERT INTO auth.sign_in_failure (id, budget, account, failed_at)
       VALUES ($1, $2, $3, now() - make_interval(mins => $4))`,
      [randomUUID(), budget, account, minutes],
    );
  const { manager } = auth.app.get(DataSource);
  const failures = await countFailures(manager, { key: budget, per: 'failure' });
  expect(failures).toEqual({ recent: 2, day: 4, sinceLast: expect.any(Number) });
  expect(failures.sinceLast).toBeGreaterThanOrEqual(60);
  expect(failures.sinceLast).toBeLessThan(90);
  expect(await countFailures(manager, { key: budget, per: 'account' })).toMatchObject({ recent: 1, day: 2 });
  expect(await countFailures(manager, { key: randomBytes(32), per: 'account' })).toEqual({
    recent: 0,
    day: 0,
    sinceLast: 0,
  });
});
