import { useEffect, useRef } from 'react';
import { headerCta } from '@/content/navigation';
import { useOpenUntilNavigation } from '@/lib/use-open-until-navigation';
import { Icon } from '@/ui/icon';
import { Brand } from './brand';
import { HeaderLink, HeaderLinks } from './header-links';
import { useScrolled } from './use-scrolled';

/** Fixed at the top of every public page; below 1,024 px its links are behind a button. */
export function SiteHeader() {
  const isScrolled = useScrolled();
  // Wherever a link led, the menu has done its work.
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, setIsOpen]);

  return (
    <header
      data-scrolled={isScrolled}
      className={`fixed inset-x-0 top-0 z-50 bg-hero text-on-hero transition-shadow duration-120 ${isScrolled || isOpen ? 'shadow-header' : 'shadow-none'}`}
      style={{ paddingRight: 'var(--removed-body-scroll-bar-size, 0px)' }}
    >
      <div className="container flex h-[68px] items-center justify-between gap-4">
        <Brand />
        <nav aria-label="Main" className="hidden lg:block">
          <HeaderLinks className="flex items-center gap-0.5 xl:gap-1.5" />
        </nav>
        <HeaderLink
          to={headerCta.href}
          className="button button-primary hidden whitespace-nowrap lg:inline-flex"
        >
          <span className="hidden xl:inline">{headerCta.long}</span>
          <span className="xl:hidden">{headerCta.short}</span>
        </HeaderLink>
        <button
          ref={toggle}
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold lg:hidden"
        >
          <Icon name={isOpen ? 'close' : 'menu'} size={22} />
          Menu
        </button>
      </div>
      <nav
        id="menu"
        aria-label="Menu"
        hidden={!isOpen}
        className="max-h-[calc(100dvh-68px)] overflow-y-auto border-t-2 border-current lg:hidden"
      >
        <HeaderLinks className="container flex flex-col gap-1 py-3" />
        <div className="container pb-5">
          <HeaderLink to={headerCta.href} className="button button-primary w-full">
            {headerCta.long}
          </HeaderLink>
        </div>
      </nav>
    </header>
  );
}
