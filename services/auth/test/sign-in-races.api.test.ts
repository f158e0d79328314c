import { addPerson } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authClient, newPassword } from './auth-client';

const auth = useService('auth');
const { changePassword, logIn } = authClient(auth);

/** Starts a sign-in with the right password and stops it right after the comparison, until it is let go. */
async function startSignIn(email: string) {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const { verify } = argon2;
  let letGo = () => {};
  const compared = new Promise<void>((resolve) => {
    jest.spyOn(argon2, 'verify').mockImplementationOnce(async (...args) => {
      const isMatch = await verify(...args);
      resolve();
      await new Promise<void>((go) => {
        letGo = go;
      });
      return isMatch;
    });
  });
  const sent = logIn(email).then((response) => response);
  await compared;
  return async () => {
    letGo();
    return sent;
  };
}

const liveSessions = async (userId: string) =>
  (await auth.database.query('SELECT FROM auth.live_sessions WHERE user_id = $1', [userId])).length;

describe('a sign-in that is overtaken', () => {
  it('by a change of the password starts no session', async () => {
    const person = await auth.signIn('manager');
    const finish = await startSignIn(person.email);
    await changePassword(person.request).expect(204);
    const { status, headers } = await finish();
    expect(status).toBe(401);
    expect(headers['set-cookie']).toBeUndefined();
    // The one of whoever changed it.
    expect(await liveSessions(person.id)).toBe(1);
  });

  it('by "disable" starts no session, also none that wakes when the account is enabled again', async () => {
    const admin = await auth.signIn('admin');
    const person = await addPerson(auth.database, 'manager');
    const finish = await startSignIn(person.email);
    const set = (status: string) =>
      admin.request.patch(`/api/admin/users/${person.id}`).send({ status }).expect(200);
    await set('disabled');
    expect((await finish()).status).toBe(401);
    await set('active');
    expect(await liveSessions(person.id)).toBe(0);
  });

  it('by "disable" and "enable" is the sign-in of an active account again', async () => {
    const admin = await auth.signIn('admin');
    const person = await addPerson(auth.database, 'manager');
    const finish = await startSignIn(person.email);
    for (const status of ['disabled', 'active'])
      await admin.request.patch(`/api/admin/users/${person.id}`).send({ status }).expect(200);
    expect((await finish()).status).toBe(200);
  });

  it('by nothing starts one', async () => {
    const person = await addPerson(auth.database, 'manager');
    const finish = await startSignIn(person.email);
    expect((await finish()).status).toBe(200);
    expect(await liveSessions(person.id)).toBe(1);
  });
});

it('of two changes of one password at the same moment one succeeds', async () => {
  const person = await auth.signIn('manager');
  const answers = await Promise.all(
    [newPassword, 'tilkut from Gaya 1962'].map((to) =>
      changePassword(person.request, to).then(({ status }) => status),
    ),
  );
  expect(answers.sort()).toEqual([204, 400]);
  expect(await liveSessions(person.id)).toBe(1);
});
