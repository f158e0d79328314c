import { languages } from '@golghar/contracts';
import { Link, useLocation } from 'react-router';
import { versionsOf } from '@/content/page-links';
import { hindiChat } from '@/content/site';
import { useWords } from '@/content/use-words';
import { OutLink } from '@/ui/link';
import { Art } from '@/ui/page/art';

/** To the same page in the other language, or to its home page if there is none. */
export function LanguageLink({ className = '', onDark = false }: { className?: string; onDark?: boolean }) {
  const { pathname } = useLocation();
  const { language } = useWords();
  const other = language === 'en' ? 'hi' : 'en';
  if (!languages.includes(other)) return null;
  const look = `${className} inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline`;
  const to = (versionsOf(pathname) ?? { en: '/', hi: '/hi' })[other];
  return (
    <Link to={to} className={look} hrefLang={other}>
      {other === 'en' ? <span lang="en">English</span> : <HindiName onDark={onDark} />}
    </Link>
  );
}

/** Drawn: as text it would load another font. */
const HindiName = ({ onDark }: { onDark: boolean }) => (
  <Art
    name={onDark ? 'hindi/name-light' : 'hindi/name'}
    hasLight={!onDark}
    isFirst
    lang="hi"
    alt="हिन्दी"
    width={46}
    height={32}
  />
);

/** For those who would rather speak Hindi: opens a WhatsApp chat in it. On a dark background, as its words are drawn. */
export function HindiChat() {
  const { social } = useWords();
  if (!hindiChat.href || !languages.includes('hi')) return null;
  return (
    <OutLink href={hindiChat.href} lang="hi" className="inline-flex min-h-11 items-center">
      <Art name="hindi/talk-light" alt={`${hindiChat.words} (${social.whatsapp})`} width={190} height={44} />
    </OutLink>
  );
}
