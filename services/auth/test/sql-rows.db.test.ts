import * as z from 'zod';
import { rowOf, testSqlRows } from '../../../infra/test/api/sql-rows';
import { countFailures, type FailureCounts, lockBudget } from '../src/sign-in-limits/sign-in-failure.sql';

const budget = Buffer.from('a budget');

testSqlRows({
  service: 'auth',
  sources: ['services/auth/src'],
  fixture: '',
  features: [
    {
      feature: 'limits of sign-ins',
      checks: [
        [lockBudget, (db) => lockBudget(db.manager, budget)],
        [
          countFailures,
          (db) => countFailures(db.manager, budget),
          rowOf<FailureCounts>()(
            z.strictObject({
              recentFailures: z.int(),
              recentAccounts: z.int(),
              dayFailures: z.int(),
              dayAccounts: z.int(),
              sinceLast: z.number(),
            }),
          ),
        ],
      ],
    },
  ],
});
