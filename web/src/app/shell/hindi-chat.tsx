import { languages } from '@golghar/contracts';
import { hindiChat } from '@/content/site';
import { useWords } from '@/content/use-words';
import { artUrl } from '@/lib/art-url';

/** A door for those who would rather speak Hindi: a WhatsApp chat that begins in it. */
export function HindiChat({ onDark = false }: { onDark?: boolean }) {
  const { social } = useWords();
  if (!hindiChat.href || !languages.includes('hi')) return null;
  return (
    <a
      href={hindiChat.href}
      target="_blank"
      rel="noopener noreferrer"
      lang="hi"
      className="inline-flex min-h-11 items-center"
    >
      <picture>
        {!onDark && <source srcSet={artUrl('hindi/talk-light')} media="(prefers-color-scheme: dark)" />}
        <img
          src={artUrl(onDark ? 'hindi/talk-light' : 'hindi/talk')}
          alt={`${hindiChat.words} (${social.whatsapp})`}
          width={190}
          height={44}
          loading="lazy"
        />
      </picture>
    </a>
  );
}
