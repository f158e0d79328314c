import { Link, useSearchParams } from 'react-router';
import { unlistedMeta } from '@/app/page-meta';
import { thankYou } from '@/content/thank-you';
import { CallPromise } from '@/features/enquiry/components/call-promise';
import { useHydrated } from '@/lib/use-hydrated';
import { HeroPicture } from '@/ui/hero-picture';
import { PageHero } from '@/ui/page-hero';

export const meta = () => unlistedMeta(thankYou.head);

export default function ThankYouPage() {
  const [search] = useSearchParams();
  const reference = search.get('reference');
  const isHydrated = useHydrated();
  return (
    <PageHero title={thankYou.title} picture={<HeroPicture name="thanks" height={458} />}>
      <p className="mt-4 sm:text-20">
        <CallPromise of="sent" />. {thankYou.reference}{' '}
        {/* The gateway has written it into the page already, which React is not to undo. */}
        <strong className="figure" suppressHydrationWarning>
          {isHydrated ? reference : thankYou.standIn}
        </strong>
      </p>
      <p className="mt-6">
        <Link to={thankYou.home.href} className="button button-large button-primary">
          {thankYou.home.label}
        </Link>
      </p>
    </PageHero>
  );
}
