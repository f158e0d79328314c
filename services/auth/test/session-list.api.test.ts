import { randomUUID } from 'node:crypto';
import type { Session } from '@golghar/contracts';
import { addPerson, type Person } from '../../../infra/test/api/staff';
import { useService } from '../../../infra/test/api/use-service';
import { authClient, type Browser } from './auth-client';

const auth = useService('auth');
const { auditOf, isIn, logIn } = authClient(auth);

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Somebody's browser, signed in. */
const signInWith = async ({ email }: Person, userAgent = phone) => {
  const browser = auth.request;
  await logIn(email, { from: '203.0.113.9', browser }).set('user-agent', userAgent).expect(200);
  return browser;
};

const list = async (browser: Browser): Promise<Session[]> =>
  (await browser.get('/api/auth/sessions').expect(200)).body.sessions;
const currentOf = async (browser: Browser) => (await list(browser)).find(({ isCurrent }) => isCurrent)?.id;

describe('the sessions of a person', () => {
  it('are listed with what their owner knows them by, and nobody sees those of others', async () => {
    const person = await addPerson(auth.database, 'sales_executive');
    const first = await signInWith(person);
    await signInWith(await addPerson(auth.database, 'admin'));
    const second = await signInWith(
      person,
      'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
    );
    expect(await list(second)).toEqual([
      expect.objectContaining({ device: 'Firefox on Windows', address: '203.0.113.9', isCurrent: true }),
      expect.objectContaining({ device: 'Chrome on Android', address: '203.0.113.9', isCurrent: false }),
    ]);
    expect((await list(first)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('are ten at most: the one used longest ago gives way', async () => {
    const person = await addPerson(auth.database, 'manager');
    const browsers: Browser[] = [];
    for (let n = 0; n < 10; n += 1) browsers.push(await signInWith(person));
    // The oldest is the one used last.
    await auth.database.query(
      `UPDATE auth.session SET seen_at = now() - interval '10 minutes' WHERE id <> $1`,
      [await currentOf(browsers[0] as Browser)],
    );
    const eleventh = await signInWith(person);
    expect(await list(eleventh)).toHaveLength(10);
    expect(await Promise.all(browsers.map(isIn))).toEqual([true, false, ...Array(8).fill(true)]);
  });

  it('are no longer listed when nobody did anything with them for half an hour', async () => {
    const person = await addPerson(auth.database, 'manager');
    await signInWith(person);
    for (const [minutes, count] of [
      [29, 2],
      [31, 1],
    ] as const) {
      await auth.database.query(
        'UPDATE auth.session SET seen_at = now() - make_interval(mins => $2) WHERE user_id = $1',
        [person.id, minutes],
      );
      const browser = await signInWith(person);
      expect(await list(browser)).toHaveLength(count);
      await browser.post('/api/auth/logout').expect(204);
    }
  });

  it('can be ended one by one', async () => {
    const person = await addPerson(auth.database, 'manager');
    const [mine, lost] = [await signInWith(person), await signInWith(person)];
    const id = await currentOf(lost);
    const stranger = await signInWith(await addPerson(auth.database, 'admin'));
    await stranger.delete(`/api/auth/sessions/${id}`).expect(404);
    await mine.delete(`/api/auth/sessions/${randomUUID()}`).expect(404);
    await mine.delete(`/api/auth/sessions/${id}`).expect(204);
    expect([await isIn(mine), await isIn(lost)]).toEqual([true, false]);
    const { body } = await mine.delete(`/api/auth/sessions/${id}`).expect(404);
    expect(body).toEqual({ code: 'not_found', message: 'This session has already ended.' });
  });

  it('can be ended all but the one that asks', async () => {
    const person = await addPerson(auth.database, 'manager');
    const browsers = [await signInWith(person), await signInWith(person), await signInWith(person)] as const;
    const stranger = await signInWith(await addPerson(auth.database, 'admin'));
    await browsers[1].post('/api/auth/sessions/end-others').expect(204);
    expect(await Promise.all([...browsers, stranger].map(isIn))).toEqual([false, true, false, true]);
    expect((await auditOf(person.id)).at(-1)?.action).toBe('sessions_ended');
  });
});
