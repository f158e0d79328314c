import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../test/support/machine';
import { firstAdminPassword } from './first-admin';

const newFile = () => path.join(tempFolder(), 'one-time-password');
const email = 'admin@golghar.example';

it('makes a one-time password and shows it until it has been changed, then never again', () => {
  const file = newFile();
  const first = firstAdminPassword(file, undefined);
  const { ADMIN_PASSWORD: password, ADMIN_MUST_CHANGE: mustChange } = first.environment;
  expect([mustChange, statSync(file).mode & 0o777]).toEqual(['true', 0o600]);
  const shown = { email, oneTimePassword: password };
  expect(first.signIn({ created: true, mustChange: true, email })).toEqual(shown);
  const again = () => firstAdminPassword(file, undefined);
  expect(again().signIn({ created: false, mustChange: true, email })).toEqual(shown);
  for (let starts = 0; starts < 2; starts += 1) {
    expect(again().signIn({ created: false, mustChange: false, email })).toEqual({ email });
    expect(existsSync(file)).toBe(false);
  }
});

it('shows no password that the admin does not have', () => {
  const made = firstAdminPassword(newFile(), undefined);
  expect(made.signIn({ created: false, mustChange: true, email })).toEqual({ email });
});

it('uses a password that was set as it is, and shows none', () => {
  const file = newFile();
  const given = firstAdminPassword(file, 'stair of the granary');
  expect(given.environment).toEqual({ ADMIN_PASSWORD: 'stair of the granary', ADMIN_MUST_CHANGE: 'false' });
  expect(given.signIn({ created: true, mustChange: false, email })).toEqual({ email });
  expect(existsSync(file)).toBe(false);
});
