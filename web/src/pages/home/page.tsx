import { useEffect } from 'react';
import { pageMeta } from '@/app/page-meta';
import { seo } from '@/content/seo';
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
