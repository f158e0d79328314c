import { lazy } from 'react';
import { useWords } from '@/content/use-words';
import { loadOrKeep } from '@/lib/api/load-with-retry';
import { whenNear } from '@/lib/hooks/when-near';
import { LatePart } from '@/ui/late-part';

/** Not `newsletter`, which is a section id on the privacy policy. */
const place = 'newsletter-form';

const NewsletterForm = lazy(async () => {
  await whenNear(place);
  return loadOrKeep(`#${place} form`, () => import('./newsletter-form'));
});

/** The form is in the page's HTML; its script loads when the visitor scrolls near the footer. */
export function LazyNewsletterForm() {
  const { newsletter } = useWords();
  return (
    <div
      id={place}
      className="grid gap-x-10 gap-y-3 col-span-2 lg:col-span-4 lg:grid-cols-[1fr_1fr] lg:items-center"
    >
      <div>
        <h2 className="text-17">{newsletter.title}</h2>
        <p className="mt-1 max-w-[46ch] text-[#dfe3ee]">{newsletter.text}</p>
      </div>
      <LatePart fallback={<div className="min-h-12" />} failed={<p>{newsletter.failures.other}</p>}>
        <NewsletterForm />
      </LatePart>
    </div>
  );
}
