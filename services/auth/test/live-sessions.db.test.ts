import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { useService } from '../../../infra/test/api/use-service';
import { selectLiveIds, selectLiveSession } from '../../platform/src/sessions/live-sessions.sql';
import { hashSessionToken } from '../../platform/src/sessions/session-token';

const auth = useService('auth');

it('what is read of the view has the columns of its row', async () => {
  const { id, name, email, token } = await auth.signIn('manager');
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const database = auth.app.get(DataSource);
  const row = await selectLiveSession(database, hashSessionToken(sid));
  expect(row).toEqual({
    session_id: expect.any(String),
    user_id: id,
    name,
    email,
    role: 'manager',
    must_change_password: false,
    seen_long_ago: false,
  });
  expect(await selectLiveSession(database, hashSessionToken(randomUUID()))).toBeUndefined();
  const ids = [randomUUID(), row?.session_id ?? ''];
  expect(await selectLiveIds(database, ids)).toEqual([{ session_id: row?.session_id }]);
});
