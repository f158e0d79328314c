import { type ReactNode, useId } from 'react';

type Props = { id?: string; title: string; lead?: string; tone?: 'plain' | 'surface'; children: ReactNode };

/** A part of a page with its heading. */
export function Section({ id, title, lead, tone = 'plain', children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`section ${tone === 'surface' ? 'bg-surface' : ''}`}
    >
      <div className="container">
        <h2 id={titleId} className="max-w-[24ch] text-h2">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-[62ch] text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
