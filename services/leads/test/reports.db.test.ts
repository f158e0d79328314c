import { businessHours, type Report } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { periodReport } from '../src/reporting/reports/period-report';
import { startLeadsDatabase } from './leads-database';

let database: DataSource;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ database, stop } = await startLeadsDatabase());
}, 60_000);

afterAll(() => stop?.());

describe('a report', () => {
  const author = '019a1b2c-3d4e-7f00-8a00-0123456789ab';
  const report = (from: string, to: string): Promise<Report> =>
    periodReport(database.manager, { from, to }, businessHours);

  async function addLead(
    at: string,
    {
      service = 'seo',
      contactAt = '',
      decidedAt = '',
      decision = 'delivered',
      noteAt = '',
      isDeleted = false,
    } = {},
  ) {
    const [{ id }] = await database.query(
      `INSERT INTO lead (id, reference, name, email, phone, service, message, submitted_at, updated_at, due_at, deleted_at)
       VALUES (gen_random_uuid(), 'GD', 'Asha', 'a@b.example', '1', $2, 'Hello', $1, $1, $1, $3) RETURNING id`,
      [at, service, isDeleted ? at : null],
    );
    if (noteAt)
      await database.query(
        `INSERT INTO note (id, lead_id, content, author_id, author_name, created_at)
         VALUES (gen_random_uuid(), $1, 'Called', $2, 'Admin', $3)`,
        [id, author, noteAt],
      );
    const answeredAt = contactAt || (decision === 'delivered' && decidedAt);
    if (answeredAt)
      await database.query(
        `UPDATE lead SET contacted_at = $2, first_response_minutes = business_minutes(submitted_at, $2::timestamptz) WHERE id = $1`,
        [id, answeredAt],
      );
    if (decidedAt) await database.query('UPDATE lead SET status = $2 WHERE id = $1', [id, decision]);
  }

  beforeAll(async () => {
    // Monday to Tuesday, 16 and 17 November 2026.
    await addLead('2026-11-15T18:29:59.999Z');
    await addLead('2026-11-15T18:30:00.000Z', { contactAt: '2026-11-16T03:40:00Z' });
    await addLead('2026-11-16T05:00:00Z', {
      service: 'other',
      decidedAt: '2026-11-16T06:00:00Z',
      contactAt: '2026-11-16T05:30:00Z',
    });
    await addLead('2026-11-17T05:00:00Z', { decidedAt: '2026-11-17T10:30:00Z' });
    // Neither a remark nor setting it aside is an answer.
    await addLead('2026-11-17T05:00:00Z', {
      noteAt: '2026-11-17T05:01:00Z',
      decidedAt: '2026-11-17T05:02:00Z',
      decision: 'lost',
    });
    await addLead('2026-11-17T05:00:00Z', { isDeleted: true, contactAt: '2026-11-17T05:01:00Z' });
    await addLead('2026-11-17T18:30:00.000Z');
  });

  it('counts the days of India, the statuses and the services', async () => {
    const { days, statuses, services } = await report('2026-11-16', '2026-11-18');
    expect(days).toEqual([
      { day: '2026-11-16', count: 2 },
      { day: '2026-11-17', count: 2 },
      { day: '2026-11-18', count: 1 },
    ]);
    expect(statuses).toContainEqual({ status: 'delivered', count: 2 });
    expect(statuses).toContainEqual({ status: 'lost', count: 1 });
    expect(services).toContainEqual({ service: 'seo', count: 4 });
    expect(services).toContainEqual({ service: 'other', count: 1 });
  });

  it('measures from arrival to what came first, in business hours', async () => {
    // 10, 30 and 330 minutes; the fourth is unanswered and, since long ago, late.
    const { firstResponse } = await report('2026-11-16', '2026-11-17');
    expect(firstResponse).toEqual({ medianMinutes: 30, withinGoal: 0.5 });
  });

  it('leaves out what may still be answered in time', async () => {
    const [{ today }] = await database.query(
      `SELECT to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS today`,
    );
    await addLead(new Date().toISOString());
    expect((await report(today, today)).firstResponse).toEqual({ medianMinutes: null, withinGoal: null });
  });

  it('covers every day of a year', async () => {
    expect((await report('2026-01-01', '2026-12-31')).days).toHaveLength(365);
  });
});
