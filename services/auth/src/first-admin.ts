import { email } from '@golghar/platform/settings';
import * as z from 'zod';
import { ensureFirstAdmin } from './accounts';
import { operatorsPassword, programSettings, runOperatorProgram } from './operator-program';
import { hashPassword } from './passwords/hash-password';

const settings = programSettings.extend({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: operatorsPassword,
  ADMIN_MUST_CHANGE: z.stringbool().default(true),
  ADMIN_NAME: z.string().trim().min(2, 'must have at least 2 characters').max(100).default('Admin'),
});

// Prints who can sign in as one line of JSON.
runOperatorProgram('first-admin', settings, async (database, given) =>
  JSON.stringify(
    await ensureFirstAdmin(database, {
      name: given.ADMIN_NAME,
      email: given.ADMIN_EMAIL,
      passwordHash: await hashPassword(given.ADMIN_PASSWORD),
      mustChangePassword: given.ADMIN_MUST_CHANGE,
    }),
  ),
);
