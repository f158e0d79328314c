import type { ReactNode } from 'react';

/** What is always to be seen of a `details.group`, with a sign that turns when it opens. */
export function FoldSummary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={`flex list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden ${className}`}
    >
      <span>{children}</span>
      <span aria-hidden className="text-25 transition-transform group-open:rotate-45">
        +
      </span>
    </summary>
  );
}
