import { useEffect } from 'react';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { popRememberedSection, scrollToSection, sitemapOffset } from '@/lib/scroll';
import { Stream } from '@/ui/page/page-hero';
import { PictureBand } from '@/ui/page/picture-band';
import { About } from './sections/about';
import { AdAccounts } from './sections/ad-accounts';
import { CaseStudies } from './sections/case-studies';
import { Services } from './sections/services';
import { Stats } from './sections/stats';
import { Testimonials } from './sections/testimonials';
import { WebPromo } from './sections/web-promo';

/** The home page between the first window and the form: its HTML is there from the start, its script comes after. */
export function HomeSections({ content }: { content: HomeSectionsContent }) {
  // The sitemap page may have asked for a section of this one; now all of them have their place.
  useEffect(() => {
    const section = popRememberedSection();
    if (section) scrollToSection(section, sitemapOffset);
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
