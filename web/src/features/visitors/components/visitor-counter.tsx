import { useVisitorCount } from '../api/use-visitor-count';

/** A smaller count says nothing good of a new site. */
const minShown = 100;

/** Keeps its line until the call fails or there is too little to count; then it is gone. */
export default function VisitorCounter({ label }: { label: string }) {
  const { count, isError } = useVisitorCount();
  if (isError || (count !== undefined && count < minShown)) return null;
  return (
    <p className={`tabular ${count === undefined ? 'invisible' : ''}`} data-testid="visitor-counter">
      {label} <strong>{(count ?? 0).toLocaleString('en-US')}</strong>
    </p>
  );
}
