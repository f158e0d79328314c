import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { site } from '@/content/site';
import { useWords } from '@/content/use-words';
import { useWindow } from '@/lib/hooks/use-browser-state';
import { Icon } from '@/ui/icon';
import { ButtonLink } from '@/ui/link';
import { Brand } from '@/ui/page/brand';
import { LanguageLink } from './language-link';

const menuId = 'menu';

/** Pixels of scrolling. */
const shadowAfter = 50;

/** Older phones do not support popovers: there the button's script opens the menu. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Fixed at the top of every public page; below 1,024 px its links are in a native popover menu. */
export function SiteHeader() {
  const { headerCta, home, landmarks, menu: menuLabel } = useWords();
  const isScrolled = useWindow('scroll', () => window.scrollY > shadowAfter, false);
  const { key } = useLocation();
  /** The step of the history at which it was opened: any other closes it. */
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const menu = useRef<HTMLElement>(null);

  // It may have been opened before this script loaded.
  useEffect(() => {
    if (hasPopovers() && menu.current?.matches(':popover-open')) setOpenAt(key);
  }, [key]);

  useEffect(() => {
    const { current } = menu;
    if (isOpen && hasPopovers()) return () => current?.hidePopover();
  }, [isOpen]);

  return (
    <header
      data-scrolled={isScrolled}
      className={`fixed print:static inset-x-0 top-0 z-50 bg-hero text-on-hero transition-shadow duration-120 ${isScrolled || isOpen ? 'shadow-header' : 'shadow-none'}`}
    >
      <div className="container flex h-[68px] items-center justify-between gap-4">
        <Brand name={site.name} home={home} />
        <nav aria-label={landmarks.main} className="hidden lg:block">
          <HeaderLinks className="flex items-center gap-0.5 xl:gap-1.5" />
        </nav>
        <div className="flex items-center gap-1 sm:gap-3">
          <LanguageLink className="px-1 max-[359px]:hidden" />
          <Link to={headerCta.href} className="button button-primary hidden whitespace-nowrap lg:inline-flex">
            <span className="hidden xl:inline">{headerCta.long}</span>
            <span className="xl:hidden">{headerCta.short}</span>
          </Link>
          <button
            type="button"
            popoverTarget={menuId}
            aria-expanded={isOpen}
            onClick={() => hasPopovers() || setOpenAt(isOpen ? undefined : key)}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold sm:px-3 lg:hidden"
          >
            <span className="max-[419px]:hidden">
              <Icon name={isOpen ? 'close' : 'menu'} size={22} />
            </span>
            {menuLabel}
          </button>
        </div>
      </div>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        data-open={isOpen || undefined}
        aria-label={menuLabel}
        onToggle={({ newState }) => setOpenAt(newState === 'open' ? key : undefined)}
        className="menu border-t-2 border-current bg-hero text-on-hero shadow-header lg:hidden"
      >
        <HeaderLinks className="container flex flex-col gap-1 py-3" />
        <div className="container pb-5">
          <ButtonLink href={headerCta.href} label={headerCta.long} isLarge={false} className="w-full" />
        </div>
      </nav>
    </header>
  );
}

const linkShape =
  'inline-flex min-h-11 items-center px-2.5 lg:px-2 lg:text-15 xl:px-2.5 xl:text-17 2xl:px-3 font-semibold no-underline whitespace-nowrap';

const underlined =
  'border-b-[3px] border-transparent hover:border-current aria-[current=page]:border-current';

const highlighted = 'rounded-control bg-lampblack text-haldi dark:bg-haldi dark:text-lampblack';

function HeaderLinks({ className }: { className: string }) {
  const { navigation, languageNote } = useWords();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {navigation.map(({ href, label, language, highlight }) => (
        <li key={href}>
          <Link
            to={href}
            className={`${linkShape} ${highlight ? highlighted : underlined}`}
            aria-current={href === pathname ? 'page' : undefined}
            hrefLang={language}
          >
            {label}
            {language && <small className="ml-1 text-14 font-normal">{languageNote}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
