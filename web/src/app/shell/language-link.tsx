import { languages } from '@golghar/contracts';
import { useLocation } from 'react-router';
import { versionsOf } from '@/content/page-links';
import { hindiChat } from '@/content/site';
import { useWords } from '@/content/use-words';
import { artUrl } from '@/lib/art-url';
import { HeaderLink } from './header-links';

type Props = { className?: string; onDark?: boolean };

/** To the same page in the other language, or to its home page where there is none. */
export function LanguageLink({ className = '', onDark = false }: Props) {
  const { pathname } = useLocation();
  const { language } = useWords();
  const other = language === 'en' ? 'hi' : 'en';
  if (!languages.includes(other)) return null;
  const look = `${className} inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline`;
  const to = (versionsOf(pathname) ?? { en: '/', hi: '/hi' })[other];
  return (
    <HeaderLink to={to} language={other} className={look}>
      {other === 'en' ? <span lang="en">English</span> : <HindiName onDark={onDark} />}
    </HeaderLink>
  );
}

/** Drawn: its letters would bring a font with them. */
function HindiName({ onDark }: { onDark: boolean }) {
  return (
    <picture lang="hi">
      {!onDark && <source srcSet={artUrl('hindi/name-light')} media="(prefers-color-scheme: dark)" />}
      <img src={artUrl(onDark ? 'hindi/name-light' : 'hindi/name')} alt="हिन्दी" width={46} height={32} />
    </picture>
  );
}

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
