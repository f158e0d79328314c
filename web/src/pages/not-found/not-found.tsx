import type { NotFoundContent } from '@/content/not-found';
import { ButtonLink } from '@/ui/link';
import { Hero } from '@/ui/page/page-hero';

/** The 404 page, with a fish on the wrong bank, in the language of the content. */
export function NotFound({ content }: { content: NotFoundContent }) {
  const { line, code, title, text, home, contact } = content;
  return (
    <Hero line={line} picture={{ name: 'not-found', height: 480 }}>
      <p className="figure font-display text-h1 leading-none font-extrabold text-hero-headline">{code}</p>
      <h1 className="mt-2 text-h2">{title}</h1>
      <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink {...home} />
        <ButtonLink {...contact} look="secondary" />
      </p>
    </Hero>
  );
}
