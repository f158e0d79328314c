import { phoneHref, site, whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { OutLink } from '@/ui/link';

const look = 'text-link inline-flex min-h-11 items-center font-semibold whitespace-nowrap';

/** Ways to contact us without the form, for when it fails. */
export function DirectWays() {
  const { newTab, social } = useWords();
  return (
    <span className="flex flex-wrap gap-x-6">
      {site.phone && (
        <a className={look} href={phoneHref}>
          {site.phone}
        </a>
      )}
      {whatsappHref && (
        <OutLink className={look} href={whatsappHref} aria-label={`${social.whatsapp} ${newTab}`}>
          {social.whatsapp}
        </OutLink>
      )}
    </span>
  );
}
