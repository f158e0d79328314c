import { Link } from 'react-router';
import { phoneHref, site, whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';

type Props = { isShown: boolean; isOnOffer: boolean };

const cell = 'inline-flex min-h-12 flex-1 items-center justify-center px-2 font-semibold';

/** On phones, down to the form or the foot of the page: the three ways to us, or the one to pay. In a low window it ends the page. */
export function BottomBar({ isShown, isOnOffer }: Props) {
  const { bottomBar, contact, landmarks, newTab } = useWords();
  return (
    <nav
      aria-label={landmarks.contact}
      className={`bottom-bar fixed inset-x-0 bottom-0 z-40 flex border-t-2 border-lampblack bg-haldi pb-[env(safe-area-inset-bottom)] text-lampblack on-haldi md:hidden print:hidden ${isShown ? '' : 'invisible'}`}
    >
      {site.phone && (
        <a href={phoneHref} className={cell}>
          {bottomBar.call}
        </a>
      )}
      {isOnOffer ? (
        <a href="#payment-options" className={`${cell} bg-lampblack text-white`}>
          {bottomBar.pay}
        </a>
      ) : (
        <Link to={contact} className={`${cell} bg-lampblack text-white`}>
          {bottomBar.consult}
        </Link>
      )}
      {whatsappHref && (
        <a
          href={whatsappHref}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${bottomBar.whatsapp} ${newTab}`}
          className={cell}
        >
          {bottomBar.whatsapp}
        </a>
      )}
    </nav>
  );
}
