import { Link } from 'react-router';
import type { LegalSection, LegalText } from '@/content/legal/types';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { FoldSummary } from '@/ui/page/faq';
import { RichText } from '@/ui/page/rich-text';
import { HeroPicture, HindiLine, SectionDivider } from '@/ui/page/section';

function Contents({ sections }: { sections: LegalSection[] }) {
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

/** A legal text for reading and printing, with its contents, folded on phones, and an offer to talk to a person. */
export function LegalPage({ title, updated, intro, sections, words, picture }: LegalText) {
  return (
    <>
      <article>
        <div className="bg-hero text-on-hero">
          <div className="container grid grid-cols-[minmax(0,1fr)_6.5rem] items-end gap-x-4 pt-4 md:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="max-md:col-span-2">
              <Link
                to={words.home.href}
                className="inline-flex min-h-11 items-center underline underline-offset-4 print:hidden"
              >
                {words.home.label}
              </Link>
              <HindiLine line={words.line} />
            </div>
            <div className="pb-6">
              <h1 className="text-h2 font-extrabold text-hero-headline">{title}</h1>
              <p className="mt-2 text-on-hero-2">
                {words.updated} {updated}
              </p>
            </div>
            <div className="md:col-start-2 md:row-span-2 md:row-start-1">
              <HeroPicture {...picture} />
            </div>
          </div>
          <SectionDivider />
        </div>
        <div className="container grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[16rem_1fr]">
          <nav aria-label={words.contents} className="hidden lg:block print:hidden">
            <div className="sticky top-24">
              <Contents sections={sections} />
            </div>
          </nav>
          <div className="max-w-[37.5em] min-w-0">
            <details className="group mb-5 border-y border-hairline lg:hidden print:hidden">
              <FoldSummary className="min-h-12 font-semibold">{words.contents}</FoldSummary>
              <nav aria-label={words.contents} className="pb-3">
                <Contents sections={sections} />
              </nav>
            </details>
            <p className="text-20">
              <RichText text={intro} />
            </p>
            {sections.map((section) => (
              <section key={section.id} id={section.id} aria-label={section.title}>
                <h2 className="mt-10 text-25">{section.title}</h2>
                {section.text.map((paragraph) => (
                  <p key={paragraph} className="mt-3 text-ink-2">
                    <RichText text={paragraph} />
                  </p>
                ))}
                {section.list && (
                  <ul className="mt-3 list-disc pl-6 text-ink-2">
                    {section.list.map((item) => (
                      <li key={item} className="mt-1">
                        <RichText text={item} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        </div>
      </article>
      <ConsultationCallToAction {...words.closing} />
    </>
  );
}
