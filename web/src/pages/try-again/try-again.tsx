import type { tryAgain } from '@/content/forms/thank-you';
import { phoneHref, site, whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { HindiLine } from '@/ui/page/hindi-line';
import { HeroPicture, PageHero } from '@/ui/page/page-hero';

/** What the gateway shows a browser whose form no service could take. */
export function TryAgain({ content }: { content: typeof tryAgain }) {
  const { newTab, social } = useWords();
  return (
    <PageHero
      line={content.line && <HindiLine {...content.line} />}
      title={content.title}
      lead={content.text}
      picture={<HeroPicture name="not-found" height={480} />}
    >
      <p className="mt-6 flex flex-wrap gap-3">
        {site.phone && (
          <a href={phoneHref} className="button button-large button-primary">
            {site.phone}
          </a>
        )}
        {whatsappHref && (
          <a
            href={whatsappHref}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${social.whatsapp} ${newTab}`}
            className="button button-large button-secondary"
          >
            {social.whatsapp}
          </a>
        )}
      </p>
    </PageHero>
  );
}
