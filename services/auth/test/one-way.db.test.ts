import { makeEarlierDatabase } from '../../../infra/test/api/earlier-database';

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const [maker, invited, left, successor, email] = [id(1), id(2), id(3), id(4), id(5)];

const earlier = `
  INSERT INTO app_user (id, name, email, role, status)
  SELECT id, name, name || '@golghar.example', 'admin', status FROM (VALUES
    ('${maker}'::uuid, 'ravi', 'active'), ('${invited}', 'asha', 'active'), ('${left}', 'amit', 'disabled'),
    ('${successor}', 'meera', 'active')) AS user_row (id, name, status);
  INSERT INTO account_link (id, user_id, made_by, purpose, token_hash, expires_at, revoked_at, used_at) VALUES
    ('${id(10)}', '${invited}', '${maker}', 'invitation', '\\xa0', '2026-12-01T10:00Z', now(), NULL),
    ('${id(11)}', '${invited}', '${maker}', 'invitation', '\\xa1', '2026-12-01T10:00:00.250Z', NULL, NULL),
    ('${id(12)}', '${successor}', '${maker}', 'reset', '\\xa2', '2026-12-01T10:00Z', NULL, now());
  INSERT INTO takeover (user_id, id, taken_by, actor_id, actor_name)
    VALUES ('${left}', '${id(20)}', '${successor}', '${maker}', 'ravi');
  INSERT INTO outgoing_email (id, kind, subject_id, state, attempts, smtp_response)
    VALUES ('${email}', 'invitation', '${invited}', 'queued', 2, '451 later')`;

it('carries the one link that works, who takes over, and what waits to be sent', async () => {
  const database = await makeEarlierDatabase('auth', earlier);
  try {
    expect(await database.upgrade()).toContain('OneWay1767800000000');
    expect(
      await database.query('SELECT id, link, disabled_at IS NULL AS "isOn" FROM auth.app_user ORDER BY id'),
    ).toEqual([
      { id: maker, link: null, isOn: true },
      {
        id: invited,
        link: {
          id: id(11),
          purpose: 'invitation',
          tokenHash: 'a1',
          expiresAt: '2026-12-01T10:00:00.250Z',
          madeBy: { id: maker, name: 'ravi' },
        },
        isOn: true,
      },
      { id: left, link: null, isOn: false },
      { id: successor, link: null, isOn: true },
    ]);
    expect(await database.query('SELECT * FROM auth.takeovers')).toEqual([
      {
        id: id(20),
        user_id: left,
        user_name: 'amit',
        taken_by: successor,
        actor_id: maker,
        actor_name: 'ravi',
      },
    ]);
    expect(
      await database.query(
        'SELECT id, kind, subject_id AS subject, state, attempts, last_answer AS answer FROM auth.delivery',
      ),
    ).toEqual([
      { id: email, kind: 'invitation', subject: invited, state: 'queued', attempts: 2, answer: '451 later' },
    ]);
  } finally {
    await database.drop();
  }
}, 60_000);
