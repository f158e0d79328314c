import { useVisitorCount } from '../api/use-visitor-count';

/** Keeps its line until the call fails; then it is gone. */
export default function VisitorCounter({ label }: { label: string }) {
  const { count, isError } = useVisitorCount();
  if (isError) return null;
  return (
    <p className={`tabular ${count === undefined ? 'invisible' : ''}`} data-testid="visitor-counter">
      {label} <strong>{(count ?? 0).toLocaleString('en-IN')}</strong>
    </p>
  );
}
