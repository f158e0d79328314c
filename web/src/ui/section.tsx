import { type ReactNode, useId } from 'react';

type Props = {
  id?: string;
  title: string;
  lead?: string;
  tone?: 'plain' | 'surface';
  /** The heading stands beside its content where there is room, not above it. */
  isBeside?: boolean;
  children: ReactNode;
};

/** A part of a page with its heading. */
export function Section({ id, title, lead, tone = 'plain', isBeside = false, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`section ${tone === 'surface' ? 'bg-surface' : ''}`}
    >
      <div className={`container ${isBeside ? 'grid gap-x-16 lg:grid-cols-[1fr_2fr]' : ''}`}>
        <div>
          <h2 id={titleId} className="max-w-[24ch] text-h2">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-[62ch] text-ink-2">{lead}</p>}
        </div>
        <div className={isBeside ? 'mt-8 lg:mt-2' : 'mt-8'}>{children}</div>
      </div>
    </section>
  );
}
