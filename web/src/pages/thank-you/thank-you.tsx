import { useSearchParams } from 'react-router';
import type { thankYou } from '@/content/forms/thank-you';
import { CallPromise } from '@/features/enquiry/components/call-promise';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { ButtonLink } from '@/ui/link';
import { PageHero } from '@/ui/page/page-hero';

/** Shown after the browser submits the enquiry form without our script. */
export function ThankYou({ content }: { content: typeof thankYou }) {
  const [search] = useSearchParams();
  const reference = search.get('reference');
  const isHydrated = useHydrated();
  return (
    <PageHero line={content.line} title={content.title} picture={{ name: 'thanks', height: 458 }}>
      <p className="mt-4 sm:text-20">
        <CallPromise of="sent" />
        {content.stop}
        {(!isHydrated || reference) && (
          <>
            {' '}
            {content.reference}{' '}
            {/* The gateway has already written the reference into the page; React must not undo that. */}
            <strong className="figure" suppressHydrationWarning>
              {isHydrated ? reference : content.standIn}
            </strong>
          </>
        )}
      </p>
      <p className="mt-6">
        <ButtonLink {...content.home} />
      </p>
    </PageHero>
  );
}
