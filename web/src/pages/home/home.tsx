import type { ComponentType } from 'react';
import type { HomeContent } from '@/content/home/home';
import { LatePart } from '@/ui/late-part';
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
      <LatePart fallback={<SectionsToCome />}>
        <Sections />
      </LatePart>
      <Contact content={content.contact} />
    </>
  );
}
