import type { JobRunReport } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Facts } from './facts';

const words = ({ succeededAt, failedAt, error, isFailing }: JobRunReport): string => {
  const success = succeededAt ? `last run ${formatMoment(succeededAt)}` : 'has never ended well';
  if (!failedAt) return success;
  const failure = `failed ${formatMoment(failedAt)}: ${error}`;
  return isFailing ? `${failure}; ${success}` : `${success}; ${failure}`;
};

/** What the worker does again and again, and how it went. */
export function JobRuns({ jobs }: { jobs: readonly JobRunReport[] }) {
  return (
    <section aria-labelledby="jobs-heading">
      <h2 id="jobs-heading" className="text-20">
        Scheduled jobs
      </h2>
      <p className="mt-1 max-w-[65ch] text-15 text-ink-2">
        Work that repeats by itself. A job that fails tries again at its next run.
      </p>
      {jobs.length === 0 ? (
        <p className="mt-3 text-ink-3">None has run yet.</p>
      ) : (
        <Facts facts={jobs.map((job) => [job.name, words(job), job.isFailing])} />
      )}
    </section>
  );
}
