import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WithMailLinks } from './with-mail-links';

type TextSection = { id: string; title: string; text: readonly string[]; list?: readonly string[] };

type Props = {
  title: string;
  updated: string;
  intro: string;
  sections: readonly TextSection[];
  /** Above the title. */
  line: ReactNode;
};

function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <ol>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`} className="text-link inline-flex min-h-9 items-center">
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** A page of text with its contents, made to be read and printed; on phones the contents are folded. */
export function TextPage({ title, updated, intro, sections, line }: Props) {
  return (
    <div className="container section grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_1fr]">
      <nav aria-label="Contents" className="hidden pt-24 lg:block print:hidden">
        <div className="sticky top-24">
          <Contents sections={sections} />
        </div>
      </nav>
      <article className="max-w-[65ch] min-w-0">
        <Link to="/" className="text-link inline-flex min-h-11 items-center print:hidden">
          Back to Home
        </Link>
        {line}
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 text-ink-3">Last Updated: {updated}</p>
        <details className="mt-4 border-y border-hairline lg:hidden print:hidden">
          <summary className="flex min-h-12 items-center font-semibold">Contents</summary>
          <nav aria-label="Contents" className="pb-3">
            <Contents sections={sections} />
          </nav>
        </details>
        <p className="mt-5 text-20">
          <WithMailLinks text={intro} />
        </p>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-label={section.title}>
            <h2 className="mt-10 text-25">{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-ink-2">
                <WithMailLinks text={paragraph} />
              </p>
            ))}
            {section.list && (
              <ul className="mt-3 list-disc pl-6 text-ink-2">
                {section.list.map((item) => (
                  <li key={item} className="mt-1">
                    <WithMailLinks text={item} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
