import { WithQueries } from '@/lib/with-queries';
import { useVisitorCount } from '../api/use-visitor-count';

/** Keeps its line until the call fails; then it is gone. */
export default function VisitorCounter({ label }: { label: string }) {
  return (
    <WithQueries>
      <Count label={label} />
    </WithQueries>
  );
}

function Count({ label }: { label: string }) {
  const { data, isError } = useVisitorCount();
  if (isError) return null;
  return (
    <p className={`tabular ${data ? '' : 'invisible'}`} data-testid="visitor-counter">
      {label} <strong>{(data?.count ?? 0).toLocaleString('en-US')}</strong>
    </p>
  );
}
