import { addPerson, staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';

const auth = useService('auth');

const signInWith = async (email: string, password = staffPassword) => {
  const browser = auth.request;
  await browser.post('/api/auth/login').send({ email, password }).expect(200);
  return browser;
};
type Browser = Awaited<ReturnType<typeof signInWith>>;

const change = (browser: Browser, newPassword: string, currentPassword = staffPassword) =>
  browser.post('/api/auth/password').send({ currentPassword, newPassword });

it('a one-time password is good for choosing another one and for nothing else', async () => {
  const { id, email } = await addPerson(auth.database, 'admin');
  await auth.database.query('UPDATE auth.app_user SET must_change_password = true WHERE id = $1', [id]);
  const [browser, other] = [await signInWith(email), await signInWith(email)];
  expect((await browser.get('/api/auth/check').expect(200)).body.user.mustChangePassword).toBe(true);
  expect((await browser.get('/api/admin/users').expect(403)).body.code).toBe('password_change_required');

  await change(browser, 'khaja from Silao 1961').expect(204);
  await browser.get('/api/admin/users').expect(200);
  // The other device is signed out, and the old password is gone.
  await other.get('/api/auth/check').expect(401);
  await auth.request.post('/api/auth/login').send({ email, password: staffPassword }).expect(401);
  await signInWith(email, 'khaja from Silao 1961');
});

it.each([
  ['that is too short', 'too short', staffPassword, { newPassword: /at least 12 characters/ }],
  ['that is common', 'password123456', staffPassword, { newPassword: /unrelated words/ }],
  ['of repetitions', 'aaaaaaaaaaaa', staffPassword, { newPassword: /unrelated words/ }],
  ['of the brand', 'Golghar@2026', staffPassword, { newPassword: /unrelated words/ }],
  ['that is the current one', staffPassword, staffPassword, { newPassword: /differs from the current/ }],
  ['without the current one', 'a fine long password', 'not it', { currentPassword: /not your current/ }],
])('a password %s is refused', async (_, newPassword, currentPassword, fields) => {
  const { request } = await auth.signIn('manager');
  const { body } = await change(request, newPassword, currentPassword).expect(400);
  const said = Object.entries(fields).map(([field, text]) => [field, expect.stringMatching(text)]);
  expect(body.fields).toEqual(Object.fromEntries(said));
});

it('whoever sits at an open session has ten guesses at its password', async () => {
  const { request } = await auth.signIn('manager');
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await change(request, 'khaja from Silao 1961', 'a wrong guess')).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});
