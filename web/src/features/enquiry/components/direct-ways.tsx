import { phoneHref, site, whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { OutLink } from '@/ui/link';

const look = 'text-link inline-flex min-h-11 items-center font-semibold whitespace-nowrap';

type Props = { className?: string; phone?: string; chat?: string };

/** Ways to contact us without the form, for when it fails. */
export function DirectWays({ className = 'gap-x-6', phone = look, chat = look }: Props) {
  const { newTab, social } = useWords();
  return (
    <span className={`flex flex-wrap ${className}`}>
      {site.phone && (
        <a className={phone} href={phoneHref}>
          {site.phone}
        </a>
      )}
      {whatsappHref && (
        <OutLink className={chat} href={whatsappHref} aria-label={`${social.whatsapp} ${newTab}`}>
          {social.whatsapp}
        </OutLink>
      )}
    </span>
  );
}
