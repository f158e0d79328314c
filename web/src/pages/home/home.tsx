import { type ComponentType, Suspense } from 'react';
import type { HomeContent } from '@/content/home/home';
import { LoadBoundary } from '@/ui/load-boundary';
import { Clients } from './sections/clients';
import { Contact } from './sections/contact';
import { Hero } from './sections/hero';
import { SectionsToCome } from './sections-to-come';

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
      <LoadBoundary fallback={null}>
        <Suspense fallback={<SectionsToCome />}>
          <Sections />
        </Suspense>
      </LoadBoundary>
      <Contact content={content.contact} />
    </>
  );
}
