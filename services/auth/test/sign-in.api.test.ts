import { staffPassword } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';

const auth = useService('auth');

describe('signing in', () => {
  it('answers with the person and a session that the next request is let in by', async () => {
    const { email, name } = await auth.signIn('manager');
    const { request } = auth;
    const { body } = await request
      .post('/api/auth/login')
      .send({ email, password: staffPassword })
      .expect(200)
      .expect('set-cookie', /^session=[^;]+;.*HttpOnly/);
    expect(body.user).toMatchObject({ name, email, role: 'manager' });
    const checked = await request.get('/api/auth/check').expect(200);
    expect(checked.body).toMatchObject({ authenticated: true, user: { email } });
  });

  it('refuses a wrong password without a cookie', async () => {
    const { email } = await auth.signIn('manager');
    const { body, headers } = await auth.request
      .post('/api/auth/login')
      .send({ email, password: 'a wrong password' })
      .expect(401);
    expect(body.code).toBe('invalid_credentials');
    expect(headers['set-cookie']).toBeUndefined();
  });
});
