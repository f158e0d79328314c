import { useWords } from '@/content/use-words';
import { NewsletterHero } from '@/features/newsletter/components/newsletter-link';
import { ButtonLink } from '@/ui/link';
import type { DrawnLine } from '@/ui/page/hindi-line';

/** Shown after the browser submits the newsletter's form without our script. */
export function NewsletterSent({ line }: { line?: DrawnLine }) {
  const { sent, home } = useWords().newsletter;
  return (
    <NewsletterHero line={line}>
      <h1 className="text-h2 font-extrabold text-hero-headline">{sent.title}</h1>
      <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{sent.text}</p>
      <p className="mt-8">
        <ButtonLink {...home} />
      </p>
    </NewsletterHero>
  );
}
