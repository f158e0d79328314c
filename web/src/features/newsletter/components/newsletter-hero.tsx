import type { ComponentProps } from 'react';
import { Hero } from '@/ui/page/page-hero';

type Props = Pick<ComponentProps<typeof Hero>, 'line' | 'children'>;

/** Words on the left, the letter that they are about on the right. */
export function NewsletterHero({ line, children }: Props) {
  return (
    <Hero
      line={line}
      picture={{ name: 'newsletter', height: 448 }}
      className="lg:min-h-[28rem] lg:grid-cols-2"
    >
      {children}
    </Hero>
  );
}
