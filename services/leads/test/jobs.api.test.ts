import { setTimeout as sleep } from 'node:timers/promises';
import { api, type JobRun } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';

const auth = useService('auth');
const leads = useService('leads', { database: () => auth.database });
const metrics = useService('metrics', { database: () => auth.database });

it.each([
  ['auth', auth, api.listAuthJobs, 'retention'],
  ['leads', leads, api.listLeadsJobs, 'business hours'],
  ['metrics', metrics, api.listMetricsJobs, 'retention'],
] as const)(
  '%s tells admins how its own jobs went, whichever run failed last',
  async (name, service, { path }, own) => {
    const admin = await service.signIn('admin');
    const list = async (): Promise<JobRun[]> => (await admin.request.get(path).expect(200)).body.jobs;
    // Its jobs run first when it starts; how they ended is recorded soon after.
    for (const end = Date.now() + 5000; Date.now() < end && (await list()).length === 0; ) await sleep(20);
    // The watchdog is no job, though it keeps its report there.
    await service.sql`INSERT INTO leads.job_run (name, state) VALUES ('watchdog', '{}') ON CONFLICT DO NOTHING`;
    const error = 'Error: no disk';
    const table = `${name}.job_run`;
    await service.database.query(
      `INSERT INTO ${table} (name, failed_at, error) VALUES ('a', now(), '${error}')`,
    );
    const ran = { name: own, succeededAt: expect.any(String), failedAt: null, error: null, isFailing: false };
    expect(await list()).toEqual([
      { name: 'a', succeededAt: null, failedAt: expect.any(String), error, isFailing: true },
      ran,
    ]);
    await service.database.query(`UPDATE ${table} SET succeeded_at = now() WHERE name = 'a'`);
    expect(await list()).toMatchObject([{ name: 'a', error, isFailing: false }, ran]);
  },
);
