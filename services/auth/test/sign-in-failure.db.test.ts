import { randomBytes, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { useService } from '../../../infra/test/api/use-service';
import { countFailures } from '../src/sign-in-limits/sign-in-failure.sql';

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
  const { sinceLast, ...counts } = await countFailures(manager, budget);
  expect(counts).toEqual({ recentFailures: 2, recentAccounts: 1, dayFailures: 4, dayAccounts: 2 });
  expect(sinceLast).toBeGreaterThanOrEqual(60);
  expect(sinceLast).toBeLessThan(90);
  expect(await countFailures(manager, randomBytes(32))).toEqual({
    recentFailures: 0,
    recentAccounts: 0,
    dayFailures: 0,
    dayAccounts: 0,
    sinceLast: 0,
  });
});
