import { phoneHref, site } from '@/content/site';
import type { tryAgain } from '@/content/thank-you';
import { HeroPicture } from '@/ui/hero-picture';
import { HindiLine } from '@/ui/hindi-line';
import { PageHero } from '@/ui/page-hero';

/** What the gateway shows a browser whose form no service could take. */
export function TryAgain({ content }: { content: typeof tryAgain }) {
  return (
    <PageHero
      line={content.line && <HindiLine {...content.line} />}
      title={content.title}
      lead={content.text}
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
