import type { ReactNode } from 'react';
import { FoldSummary } from './fold-summary';

type Props = {
  title: string;
  /** Beside the title while it is folded, to say what is inside. */
  preview?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part with its heading that phones fold away; in wider windows and in print it is open (phone-fold.css). */
export function PhoneFold({ title, preview, className = '', children }: Props) {
  return (
    <div className={className}>
      <h3 className="fold-title text-20">{title}</h3>
      <details className="phone-fold group border-y border-hairline">
        <FoldSummary className="min-h-14 py-2">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <h3 className="text-17">{title}</h3>
            {preview}
          </span>
        </FoldSummary>
        {children}
      </details>
    </div>
  );
}
