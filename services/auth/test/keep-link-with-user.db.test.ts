import { createHash, randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { addPerson } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { KeepLinkWithUser1767550000000 } from '../src/database/migrations/1767550000000-keep-link-with-user';
import { acceptLink, invite, makeLink } from './invited-people';

const auth = useService('auth');

it('carries the one link that works into the column, and back', async () => {
  const { request: admin } = await auth.signIn('admin', 'Asha Admin');
  const { id, token: revoked } = await invite(admin);
  const { token, link } = await makeLink(admin, id);
  const runner = auth.app.get(DataSource).createQueryRunner();
  const migration = new KeepLinkWithUser1767550000000();
  await migration.down(runner);
  const maker = await addPerson(auth.database, 'admin', 'Ravi Admin');
  await auth.database.query(
    `INSERT INTO auth.account_link (id, user_id, made_by, purpose, token_hash, expires_at, revoked_at)
     VALUES ($1, $2, $3, 'invitation', $4, now() + interval '1 day', now())`,
    [randomUUID(), id, maker.id, createHash('sha256').update(revoked).digest()],
  );
  await migration.up(runner);
  await runner.release();
  const { body } = await auth.request.post('/api/auth/links/check').send({ token }).expect(200);
  expect(body.expiresAt).toBe(link.expiresAt);
  await acceptLink(auth.request, revoked).expect(404);
  await acceptLink(auth.request, token).expect(200);
});
