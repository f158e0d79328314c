import { Alert } from './alert';

/** Says that something could not be loaded, and offers another try. */
export function ErrorPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert className="my-4 flex flex-wrap items-center gap-4">
      <span>{text}</span>
      <button type="button" className="button button-small button-secondary" onClick={onRetry}>
        Retry
      </button>
    </Alert>
  );
}
