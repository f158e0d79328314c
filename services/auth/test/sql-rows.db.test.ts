import { emailStates, idSchema, linkPurposes, userStatuses } from '@golghar/contracts';
import * as z from 'zod';
import { rowOf, testSqlRows } from '../../../infra/test/api/sql-rows';
import { countFailures, type FailureCounts, lockBudget } from '../src/sign-in-limits/sign-in-failure.sql';
import { selectUsers, type UserRow } from '../src/user-management/user-list.sql';

const id = '019a0000-0000-7000-8000-000000000001';
const invited = '019a0000-0000-7000-8000-000000000002';
const budget = Buffer.from('a budget');

testSqlRows({
  service: 'auth',
  sources: ['services/auth/src'],
  fixture: `
    INSERT INTO auth.app_user (id, name, email, role, password_hash, last_sign_in_at) VALUES
      ('${id}', 'Meera', 'meera@golghar.example', 'admin', 'no hash', now()),
      ('${invited}', 'Bina', 'bina@golghar.example', 'manager', NULL, NULL);
    INSERT INTO auth.account_link (id, user_id, made_by, purpose, token_hash, expires_at)
      VALUES ('${id}', '${invited}', '${id}', 'invitation', '\\x01', now() + interval '1 day');
    INSERT INTO auth.delivery (id, kind, subject_id) VALUES ('${id}', 'invitation', '${id}')`,
  features: [
    {
      feature: 'users and their sign-ins',
      checks: [
        [
          selectUsers,
          (db) => selectUsers(db.manager),
          rowOf<UserRow>()(
            z.strictObject({
              id: idSchema,
              name: z.string(),
              email: z.string(),
              role: z.string(),
              status: z.enum(userStatuses),
              lastSignInAt: z.date().nullable(),
              createdAt: z.date(),
              purpose: z.enum(linkPurposes).nullable(),
              expiresAt: z.date().nullable(),
              mail: z.enum(emailStates).nullable(),
            }),
          ),
        ],
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
