import { type ComponentType, useEffect } from 'react';
import type { HomeContent } from '@/content/home/home';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { LogoStrip } from '@/features/motion/logo-strip';
import { artUrl } from '@/lib/art-url';
import { focusSection } from '@/lib/scroll';
import { late } from '@/ui/late';
import { Contact } from './sections/contact';
import { Hero } from './sections/hero';

/** The sections with their content; if their script never arrives, their HTML stays as it is. */
export const lateHomeSections = (loadContent: () => Promise<HomeSectionsContent>) =>
  late(
    async () => {
      const [{ HomeSections }, content] = await Promise.all([import('./home-sections'), loadContent()]);
      return { default: () => <HomeSections content={content} /> };
    },
    { prerendered: '#services', fallback: <SectionsToCome /> },
  );

type Props = {
  content: HomeContent;
  /** Everything between the hero and the form. */
  Sections: ComponentType;
  Form: ComponentType;
};

export function Home({ content, Sections, Form }: Props) {
  return (
    <>
      <Hero content={content.hero} />
      <Clients content={content.clients} />
      <Sections />
      <Contact content={content.contact} Form={Form} />
    </>
  );
}

function Clients({ content: clients }: { content: HomeContent['clients'] }) {
  const logos = clients.logos.map(({ id, name, image }) => ({
    id,
    name,
    url: artUrl(`logos/${image}`),
    darkUrl: artUrl(`logos/${image}-light`),
  }));
  if (logos.length === 0) return null;
  return (
    <section id="clients" aria-labelledby="clients-title" className="py-8 md:py-14">
      <div className="container mb-5 flex md:mb-8 flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="clients-title" className="text-25">
          {clients.title}
        </h2>
        <p className="text-ink-3">{clients.text}</p>
      </div>
      <LogoStrip logos={logos} label={clients.title} />
    </section>
  );
}

/**
 * Placeholder for the sections while they load after client-side navigation. A link may point to one of them, or to the form
 * below: its position is only known once they are there.
 */
function SectionsToCome() {
  useEffect(
    () => () => {
      // Don't scroll away from somebody who is already typing.
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
