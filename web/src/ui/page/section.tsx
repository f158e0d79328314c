import { type ReactNode, useId } from 'react';

type Props = {
  id?: string;
  title: string;
  lead?: string;
  /** The background: white, a shade of it, or a full colour. */
  tone?: keyof typeof tones;
  /** The heading is beside its content if there is room, not above it. */
  isBeside?: boolean;
  /** The items of the section; if empty, the section is not rendered. */
  list?: readonly unknown[];
  children: ReactNode;
};

const tones = {
  plain: '',
  surface: 'tone-surface',
  neel: 'tone-neel on-neel',
  ink: 'tone-ink on-ink',
};

export function Section({ id, title, lead, tone = 'plain', isBeside = false, list, children }: Props) {
  const titleId = useId();
  if (list?.length === 0) return null;
  return (
    <section id={id} aria-labelledby={titleId} className={`section ${tones[tone]}`}>
      <div className={`container ${isBeside ? 'grid gap-x-16 lg:grid-cols-[1fr_2fr]' : ''}`}>
        <div>
          <h2 id={titleId} className="max-w-[24ch] text-h2">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-[62ch] text-ink-2">{lead}</p>}
        </div>
        <div className={isBeside ? 'mt-5 md:mt-8 lg:mt-2' : 'mt-5 md:mt-8'}>{children}</div>
      </div>
    </section>
  );
}

/** The final call to action of a page, on turmeric. */
export function CallToAction({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="on-haldi bg-haldi text-lampblack print:hidden">
      <div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8 md:gap-y-6 md:py-14">
        <div>
          <h2 className="max-w-[22ch] text-h2">{title}</h2>
          {text && <p className="mt-3 max-w-[56ch]">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-3">{children}</p>
      </div>
    </section>
  );
}
