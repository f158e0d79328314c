import { ScheduleModule } from '@nestjs/schedule';
import { Test, type TestingModule } from '@nestjs/testing';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../settings/service-settings';
import { JobRunEntity } from './job-run.entity';
import { type JobContext, JobScheduler, SCHEDULED_JOBS, type ScheduledJob } from './job-scheduler';

/** A run goes on until somebody ends it. */
class Job implements ScheduledJob {
  readonly name = 'test';
  readonly schedule = '* * * * * *';
  readonly ends: ((error?: Error) => void)[] = [];
  signal: AbortSignal | undefined;

  run({ signal }: JobContext): Promise<void> {
    this.signal = signal;
    return new Promise((resolve, reject) => {
      this.ends.push((error) => (error ? reject(error) : resolve()));
    });
  }
}

const upsert = vi.fn(async () => undefined);

let app: TestingModule;
let job: Job;

const passSeconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ now: 500, shouldAdvanceTime: true });
  upsert.mockClear();
  app = await Test.createTestingModule({
    imports: [ScheduleModule.forRoot()],
    providers: [
      ...[Job, JobScheduler],
      { provide: SCHEDULED_JOBS, useValue: [Job] },
      { provide: DataSource, useValue: { manager: { upsert } } },
      { provide: SETTINGS, useValue: {} },
    ],
  }).compile();
  app.useLogger(false);
  await app.init();
  job = app.get(Job);
});
afterEach(() => vi.useRealTimers());

const stop = async () => {
  const stopped = app.close();
  for (const end of job.ends) end();
  await stopped;
};

it('runs a job at the start and by its schedule, one run at a time', async () => {
  expect(job.ends).toHaveLength(1);
  await passSeconds(3);
  expect(job.ends).toHaveLength(1);
  job.ends[0]?.();
  await passSeconds(1);
  expect(job.ends).toHaveLength(2);
  await stop();
});

it('records how each run ended, and goes on after one that failed', async () => {
  job.ends[0]?.(new Error('no database'));
  await passSeconds(1);
  job.ends[1]?.();
  await passSeconds(0);
  const recorded = (outcome: object) => [JobRunEntity, { name: 'test', ...outcome }, ['name']];
  expect(upsert.mock.calls).toEqual([
    recorded({ failedAt: expect.any(Date), error: 'Error: no database' }),
    recorded({ succeededAt: expect.any(Date) }),
  ]);
  // Another one that ends well within the minute says nothing new.
  await passSeconds(1);
  job.ends[2]?.();
  await passSeconds(0);
  expect(upsert).toHaveBeenCalledTimes(2);
  await stop();
});

it('tells the run in progress that the process stops, and waits for it', async () => {
  let isStopped = false;
  const stopped = app.close().then(() => {
    isStopped = true;
  });
  await passSeconds(3);
  expect(job.signal?.aborted).toBe(true);
  expect(isStopped).toBe(false);
  job.ends[0]?.();
  await stopped;
  expect(job.ends).toHaveLength(1);
});
