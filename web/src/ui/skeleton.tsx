/** Placeholder for a list that is loading, as tall as its first rows. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status" className="border-t border-hairline">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} aria-hidden className="skeleton-row grid gap-2 border-b border-hairline py-4">
          <span className="block h-4 w-2/5 rounded-chip bg-sunk" />
          <span className="block h-3.5 w-3/4 rounded-chip bg-sunk" />
        </div>
      ))}
    </div>
  );
}
