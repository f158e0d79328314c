import type { ReactNode } from 'react';

/** The visible summary of a `details.group`, with an icon that turns when it opens. */
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

type PhoneFoldProps = {
  title: string;
  /** Beside the title while it is folded, to say what is inside. */
  preview?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section with its heading that phones fold; it is open on wider screens and in print (`unfolds`). */
export function PhoneFold({ title, preview, className = '', children }: PhoneFoldProps) {
  return (
    <div className={className}>
      <h3 className="hidden text-20 unfolds:block">{title}</h3>
      <details className="group border-y border-hairline unfolds:border-0 unfolds:[&::details-content]:[content-visibility:visible]">
        <FoldSummary className="min-h-14 py-2 unfolds:hidden">
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

/** Questions that open to their answers, as native `details`, so it works without a script. */
export function Faq({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="border-t border-hairline">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-b border-hairline">
          <FoldSummary className="min-h-14 py-3 font-display text-20 font-semibold">{question}</FoldSummary>
          <p className="max-w-[70ch] pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
