import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '@/content/use-words';
import { NewsletterLayout } from '@/features/newsletter/components/newsletter-layout';

/** Where the newsletter's form leads when the browser sends it itself. */
export function NewsletterSent({ line }: { line?: ReactNode }) {
  const { newsletter } = useWords();
  return (
    <NewsletterLayout line={line}>
      <h1 className="text-h2 font-extrabold text-hero-headline">{newsletter.sent.title}</h1>
      <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{newsletter.sent.text}</p>
      <p className="mt-8">
        <Link to={newsletter.home.href} className="button button-large button-primary">
          {newsletter.home.label}
        </Link>
      </p>
    </NewsletterLayout>
  );
}
