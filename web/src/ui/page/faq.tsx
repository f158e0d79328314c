import { FoldSummary } from './fold-summary';

type Props = { items: readonly { question: string; answer: string }[] };

/** Questions that open to their answers; the browser's own way, so it works without a script. */
export function Faq({ items }: Props) {
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
