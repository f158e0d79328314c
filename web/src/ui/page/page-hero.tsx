import type { ReactNode } from 'react';
import { NoWrapRange } from './no-wrap-range';
import { SectionDivider } from './section-divider';

type Props = {
  title: string;
  lead?: string;
  /** Above the title. */
  line?: ReactNode;
  children?: ReactNode;
  picture: ReactNode;
};

/** Head of a page: words and their drawing, on turmeric by day and ink by night, above the river. */
export function PageHero({ title, lead, line, children, picture }: Props) {
  return (
    <div className="bg-hero text-on-hero">
      <div className="container grid gap-x-10 gap-y-6 pt-8 sm:pt-12 lg:grid-cols-[1.35fr_1fr]">
        <div className="self-center lg:pb-12">
          {line}
          <h1 className="max-w-[18ch] text-h1 leading-[1.04] font-extrabold text-hero-headline">{title}</h1>
          {lead && (
            <p className="mt-4 max-w-[34.5em] text-on-hero-2 sm:text-20">
              <NoWrapRange text={lead} />
            </p>
          )}
          {children}
        </div>
        {picture}
      </div>
      <SectionDivider />
    </div>
  );
}
