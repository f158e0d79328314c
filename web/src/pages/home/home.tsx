import { type ComponentType, lazy, useEffect } from 'react';
import type { HomeContent } from '@/content/home/home';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { loadOrKeep } from '@/lib/api/load-with-retry';
import { focusSection } from '@/lib/scroll';
import { LatePart } from '@/ui/late-part';
import { Clients } from './sections/clients';
import { Contact } from './sections/contact';
import { Hero } from './sections/hero';

/** The sections with their content; when their script never comes, their HTML stays as it is. */
export const lazyHomeSections = (loadContent: () => Promise<HomeSectionsContent>): ComponentType =>
  lazy(async () => {
    const [{ HomeSections }, content] = await loadOrKeep('#services', () =>
      Promise.all([import('./home-sections'), loadContent()]),
    );
    return { default: () => <HomeSections content={content} /> };
  });

type Props = {
  content: HomeContent;
  /** Everything between the first window and the form. */
  Sections: ComponentType;
};

/** The home page, in the language of its content. */
export function Home({ content, Sections }: Props) {
  return (
    <>
      <Hero content={content.hero} />
      <Clients content={content.clients} />
      <LatePart fallback={<SectionsToCome />}>
        <Sections />
      </LatePart>
      <Contact content={content.contact} />
    </>
  );
}

/**
 * Holds the place of the sections while the router's visitor waits for them. A link may have asked for one of them, or
 * for the form below: where that is, is known when they are there.
 */
function SectionsToCome() {
  useEffect(
    () => () => {
      // Whoever types already is where they want to be.
      const isTyping = document.activeElement?.matches('input, select, textarea');
      if (isTyping) return;
      const id = window.location.hash.slice(1);
      document.getElementById(id)?.scrollIntoView();
      focusSection(id);
    },
    [],
  );
  return <div className="min-h-screen" />;
}
