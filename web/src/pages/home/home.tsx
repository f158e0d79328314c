import { useEffect } from 'react';
import type { HomeContent } from '@/content/home';
import { scrollToSection, sitemapOffset, takeRememberedSection } from '@/lib/scroll';
import { Stream } from '@/ui/river';
import { About } from './sections/about';
import { AdAccounts } from './sections/ad-accounts';
import { CaseStudies } from './sections/case-studies';
import { Clients } from './sections/clients';
import { ClosingCallToAction } from './sections/closing-call-to-action';
import { Contact } from './sections/contact';
import { Hero } from './sections/hero';
import { Services } from './sections/services';
import { Stats } from './sections/stats';
import { Testimonials } from './sections/testimonials';
import { WebPromo } from './sections/web-promo';

/** The home page, in the language of its content. */
export function Home({ content }: { content: HomeContent }) {
  // The sitemap page may have asked for a section of this one.
  useEffect(() => {
    const section = takeRememberedSection();
    if (section) scrollToSection(section, sitemapOffset);
  }, []);
  return (
    <>
      <Hero content={content.hero} />
      <Clients content={content.clients} />
      <About content={content.about} />
      <WebPromo content={content.webPromo} counters={content.counters} />
      <Stats content={content.stats} />
      <Services content={content.services} />
      <AdAccounts content={content.adAccounts} />
      <CaseStudies content={content.caseCards} />
      <Stream />
      <Testimonials content={content.testimonials} />
      <ClosingCallToAction content={content.closing} />
      <Contact content={content.contact} />
    </>
  );
}
