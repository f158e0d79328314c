import { useSearchParams } from 'react-router';
import type { thankYou } from '@/content/forms/thank-you';
import { CallPromise } from '@/features/enquiry/components/call-promise';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { ButtonLink } from '@/ui/link';
import { PageHero } from '@/ui/page/page-hero';

/** Where the enquiry's form leads when the browser sends it itself. */
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
            {/* The gateway has written it into the page already, which React is not to undo. */}
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
