import type { ReactNode } from 'react';

type Props = { title: string; lead?: string; children?: ReactNode; aside?: ReactNode };

/** Head of a page: turmeric by day, ink by night, with the leaf band below. */
export function PageHero({ title, lead, children, aside }: Props) {
  return (
    <div className="bg-hero text-on-hero">
      <div
        className={`container pt-10 pb-10 sm:pt-14 ${aside ? 'grid items-center gap-8 lg:grid-cols-[1.4fr_1fr]' : ''}`}
      >
        <div>
          <h1 className="max-w-[18ch] text-h1 leading-[1.04] font-extrabold text-hero-headline">{title}</h1>
          {lead && <p className="mt-4 max-w-[60ch] text-on-hero-2 sm:text-20">{lead}</p>}
          {children}
        </div>
        {aside}
      </div>
      <div className="leaf-band" aria-hidden />
    </div>
  );
}
