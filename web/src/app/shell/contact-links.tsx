import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { phoneHref, site, whatsappHref } from '@/content/site';
import { useWords } from '@/content/use-words';
import { useWindow } from '@/lib/hooks/use-browser-state';
import { registerOfflinePage } from '@/lib/register-offline-page';
import { formReady } from '@/lib/storage';
import { OutLink } from '@/ui/link';
import { Mark } from '@/ui/page/art';

/** Whether any element that matches the selector is in the viewport, apart from that share of it at its top. */
const useInView = (selector: string, share: number): boolean =>
  useWindow(
    `scroll resize ${formReady}`,
    () =>
      [...document.querySelectorAll(selector)].some((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < window.innerHeight && bottom > window.innerHeight * share;
      }),
    false,
  );

const cell = 'inline-flex min-h-12 flex-1 items-center justify-center px-2 font-semibold';

/** On phones, until the form or the footer is reached: the three ways to contact us, or the payment button. */
function BottomBar() {
  const { pathname } = useLocation();
  const { bottomBar, contact, landmarks, newTab, offer } = useWords();
  const isAtEnd = useInView('#contact form, footer', 0.3);
  return (
    <nav
      aria-label={landmarks.contact}
      className={`fixed [@media(max-height:22rem)]:visible [@media(max-height:22rem)]:static inset-x-0 bottom-0 z-40 flex border-t-2 border-lampblack bg-haldi pb-[env(safe-area-inset-bottom)] text-lampblack on-haldi md:hidden print:hidden ${isAtEnd ? 'invisible' : ''}`}
    >
      {site.phone && (
        <a href={phoneHref} className={cell}>
          {bottomBar.call}
        </a>
      )}
      {pathname === offer ? (
        <a href="#payment-options" className={`${cell} bg-lampblack text-white`}>
          {bottomBar.pay}
        </a>
      ) : (
        <Link to={contact} className={`${cell} bg-lampblack text-white`}>
          {bottomBar.consult}
        </Link>
      )}
      {whatsappHref && (
        <OutLink href={whatsappHref} aria-label={`${bottomBar.whatsapp} ${newTab}`} className={cell}>
          {bottomBar.whatsapp}
        </OutLink>
      )}
    </nav>
  );
}

/**
 * Floats at the bottom right of every public page except on phones, where the bar has it; on tablets not over a form's fields.
 */
function WhatsAppLink() {
  const { chat, landmarks, newTab } = useWords();
  const isOverForm = useInView('main form', 0.8);
  if (!whatsappHref) return null;
  return (
    <aside aria-label={landmarks.chat} className={`max-md:hidden ${isOverForm ? 'max-lg:invisible' : ''}`}>
      <OutLink
        href={whatsappHref}
        aria-label={`${chat} ${newTab}`}
        className="fixed right-[calc(1rem+env(safe-area-inset-right))] bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 grid size-14 place-items-center rounded-full border-2 border-white bg-(--brand-patta) text-white shadow-overlay hover:bg-[#125332] print:hidden"
      >
        <Mark of="social" name="whatsapp" size={30} />
      </OutLink>
    </aside>
  );
}

export default function ContactLinks() {
  useEffect(registerOfflinePage, []);
  return (
    <>
      <BottomBar />
      <WhatsAppLink />
    </>
  );
}
