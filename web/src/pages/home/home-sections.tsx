import { useEffect } from 'react';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { type testimonials, testimonialsPerPage } from '@/content/home/testimonials';
import type { Fact } from '@/content/types';
import { useWords } from '@/content/use-words';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { TestimonialCarousel } from '@/features/testimonials/carousel';
import { popRememberedSection, scrollToSection } from '@/lib/scroll';
import { Stream } from '@/ui/page/page-hero';
import { PictureBand } from '@/ui/page/picture-band';
import { Section } from '@/ui/page/section';
import { About } from './sections/about';
import { AdAccounts } from './sections/ad-accounts';
import { CaseStudies } from './sections/case-studies';
import { Services } from './sections/services';
import { WebPromo } from './sections/web-promo';

/** The home page between the hero and the form: prerendered, with its script loaded later. */
export function HomeSections({ content }: { content: HomeSectionsContent }) {
  // The sitemap page may have linked to a section of this page; only now are all of them laid out.
  useEffect(() => {
    const section = popRememberedSection();
    if (section) scrollToSection(section);
  }, []);
  return (
    <>
      <About content={content.about} />
      <WebPromo content={content.webPromo} counters={content.counters} />
      <Stats content={content.stats} />
      <Services content={content.services} />
      <PictureBand {...content.draw} art="shop/example" />
      <AdAccounts content={content.adAccounts} />
      <CaseStudies content={content.caseCards} />
      <Stream />
      <Testimonials content={content.testimonials} />
      <ConsultationCallToAction {...content.closing} />
    </>
  );
}

/** One oversized line. */
export function Stats({ content }: { content: readonly Fact[] }) {
  const { landmarks } = useWords();
  if (content.length === 0) return null;
  return (
    <section aria-label={landmarks.figures} className="bg-lampblack py-7 text-white md:py-12">
      <dl className="container grid grid-cols-2 gap-x-6 gap-y-4 lg:flex lg:justify-between">
        {content.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="leading-snug text-[#dfe3ee]">{label}</dt>
            <dd className="tabular font-display text-h1 leading-none font-extrabold text-haldi">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Testimonials({ content }: { content: typeof testimonials }) {
  return (
    <Section id="testimonials" title={content.title} list={content.items} tone="surface">
      <TestimonialCarousel items={content.items} perPage={testimonialsPerPage} />
    </Section>
  );
}
