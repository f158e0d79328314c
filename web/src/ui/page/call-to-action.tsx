import type { ReactNode } from 'react';

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
