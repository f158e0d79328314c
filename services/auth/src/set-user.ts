import { roles } from '@golghar/contracts';
import { email } from '@golghar/platform/settings';
import * as z from 'zod';
import { setUser } from './accounts';
import { operatorsPassword, programSettings, runOperatorProgram } from './operator-program';
import { hashPassword } from './passwords/hash-password';

const settings = programSettings.extend({
  USER_EMAIL: email,
  USER_NAME: z.string({ error: 'is missing' }).min(2).max(100),
  USER_ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }),
  USER_PASSWORD: operatorsPassword,
});

runOperatorProgram('set-user', settings, async (database, given) => {
  const { USER_NAME: name, USER_EMAIL: email, USER_ROLE: role } = given;
  await setUser(database, { name, email, role, passwordHash: await hashPassword(given.USER_PASSWORD) });
  return `${email} may sign in as ${role} with this password now, and is signed out everywhere else.`;
});
