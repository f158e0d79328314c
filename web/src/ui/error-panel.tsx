import { Alert } from './alert';
import { Button } from './button';

/** Says that something could not be loaded, and offers another try. */
export function ErrorPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert className="my-4 flex flex-wrap items-center gap-4">
      <span>{text}</span>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}
