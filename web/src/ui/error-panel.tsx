/** Says that something could not be loaded, and offers another try. */
export function ErrorPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="my-4 flex flex-wrap items-center gap-4 border-l-4 border-danger bg-danger-ground p-4"
    >
      <p>{text}</p>
      <button type="button" className="button button-small button-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
