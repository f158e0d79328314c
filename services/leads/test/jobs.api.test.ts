import { api, type JobRun } from '@golghar/contracts';
import { DataSource } from 'typeorm';
import { useService } from '../../../infra/test/api/use-service';
import { JobRuns } from '../../platform/src/tasks/job-runs';

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
    // The watchdog is no job, though it keeps its report there.
    await service.sql`INSERT INTO leads.job_run (name, state) VALUES ('watchdog', '{}') ON CONFLICT DO NOTHING`;
    const runs = new JobRuns(service.app.get(DataSource));
    await runs.record('a', new Error('no disk'));
    const error = 'Error: no disk';
    const ran = { name: own, succeededAt: expect.any(String), failedAt: null, error: null, isFailing: false };
    expect(await list()).toEqual([
      { name: 'a', succeededAt: null, failedAt: expect.any(String), error, isFailing: true },
      ran,
    ]);
    await runs.record('a');
    expect(await list()).toMatchObject([{ name: 'a', error, isFailing: false }, ran]);
    expect(
      await service.sql`SELECT FROM pg_tables WHERE tablename = 'job_run' AND schemaname = ${name}`,
    ).toHaveLength(1);
  },
);
