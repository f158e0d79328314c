import { useEffect } from 'react';
import { pageMeta } from '@/app/page-meta';
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

export const meta = () => pageMeta('/');

export default function HomePage() {
  // The sitemap page may have asked for a section of this one.
  useEffect(() => {
    const section = takeRememberedSection();
    if (section) scrollToSection(section, sitemapOffset);
  }, []);
  return (
    <>
      <Hero />
      <Clients />
      <About />
      <WebPromo />
      <Stats />
      <Services />
      <AdAccounts />
      <CaseStudies />
      <Stream />
      <Testimonials />
      <ClosingCallToAction />
      <Contact />
    </>
  );
}
