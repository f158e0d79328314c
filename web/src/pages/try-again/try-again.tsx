import type { tryAgain } from '@/content/forms/thank-you';
import { phoneHref, site, whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { OutLink } from '@/ui/link';
import { PageHero } from '@/ui/page/page-hero';

/** The gateway shows this to a browser that submitted a form while no service could accept it. */
export function TryAgain({ content }: { content: typeof tryAgain }) {
  const { newTab, social } = useWords();
  return (
    <PageHero
      line={content.line}
      title={content.title}
      lead={content.text}
      picture={{ name: 'not-found', height: 480 }}
    >
      <p className="mt-6 flex flex-wrap gap-3">
        {site.phone && (
          <a href={phoneHref} className="button button-large button-primary">
            {site.phone}
          </a>
        )}
        {whatsappHref && (
          <OutLink
            href={whatsappHref}
            aria-label={`${social.whatsapp} ${newTab}`}
            className="button button-large button-secondary"
          >
            {social.whatsapp}
          </OutLink>
        )}
      </p>
    </PageHero>
  );
}
