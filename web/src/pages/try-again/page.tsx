import { unlistedMeta } from '@/app/page-meta';
import { phoneHref, site } from '@/content/site';
import { tryAgain } from '@/content/thank-you';
import { HeroPicture } from '@/ui/hero-picture';
import { PageHero } from '@/ui/page-hero';

export const meta = () => unlistedMeta(tryAgain.head);

/** What the gateway shows a browser whose form no service could take. */
export default function TryAgainPage() {
  return (
    <PageHero
      title={tryAgain.title}
      lead={tryAgain.text}
      picture={<HeroPicture name="not-found" height={480} />}
    >
      {site.phone && (
        <p className="mt-6">
          <a href={phoneHref} className="button button-large button-primary">
            {site.phone}
          </a>
        </p>
      )}
    </PageHero>
  );
}
