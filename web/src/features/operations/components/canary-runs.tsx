import type { CanaryRun } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Facts } from './facts';

const words = ({ state, seconds, failure }: CanaryRun): string => {
  if (state === 'running') return 'on its way';
  if (state === 'failed') return failure ?? 'did not come through';
  return `came through in ${seconds === null ? 'time' : `${seconds.toFixed(1)} s`}`;
};

/** The enquiries that the product sent itself, and how far each came. */
export function CanaryRuns({ runs }: { runs: readonly CanaryRun[] }) {
  return (
    <section aria-labelledby="canary-heading">
      <h2 id="canary-heading" className="text-20">
        Test enquiries
      </h2>
      <p className="mt-1 max-w-[65ch] text-15 text-ink-2">
        Every few hours the product sends itself an enquiry, follows it to the mail server's answer and
        removes it. It counts nowhere.
      </p>
      {runs.length === 0 ? (
        <p className="mt-3 text-ink-3">None has been sent yet.</p>
      ) : (
        <Facts facts={runs.map((run) => [formatMoment(run.startedAt), words(run), run.state === 'failed'])} />
      )}
    </section>
  );
}
