import { Link } from 'react-router';

type TextSection = { id: string; title: string; text: readonly string[]; list?: readonly string[] };

type Props = { title: string; updated: string; intro: string; sections: readonly TextSection[] };

/** A page of text with its contents, made to be read and printed. */
export function TextPage({ title, updated, intro, sections }: Props) {
  return (
    <div className="container section grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_1fr]">
      <nav aria-label="Contents" className="print:hidden lg:pt-24">
        <ol className="lg:sticky lg:top-24">
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} className="text-link inline-flex min-h-9 items-center">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="max-w-[65ch] lg:col-start-2 lg:row-start-1">
        <Link to="/" className="text-link inline-flex min-h-11 items-center print:hidden">
          Back to Home
        </Link>
        <h1 className="text-h2">{title}</h1>
        <p className="mt-2 text-ink-3">Last Updated: {updated}</p>
        <p className="mt-5 text-20">{intro}</p>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-label={section.title}>
            <h2 className="mt-10 text-25">{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-ink-2">
                {paragraph}
              </p>
            ))}
            {section.list && (
              <ul className="mt-3 list-disc pl-6 text-ink-2">
                {section.list.map((item) => (
                  <li key={item} className="mt-1">
                    {item}
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
