import { useEffect } from 'react';
import { seo } from '@/content/seo';
import { pageMeta } from '@/lib/page-meta';
import { scrollToSection, takeRememberedSection } from '@/lib/scroll';
import { Contact } from './sections/contact';
import { Hero } from './sections/hero';

export const meta = () => pageMeta(seo['/'], '/');

export default function HomePage() {
  // Another page may have asked for a section of this one.
  useEffect(() => {
    const section = takeRememberedSection();
    if (section) scrollToSection(section);
  }, []);
  return (
    <>
      <Hero />
      <Contact />
    </>
  );
}
