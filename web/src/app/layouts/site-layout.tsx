import { Outlet } from 'react-router';
import { LazyPopup } from '@/features/popup/lazy-popup';
import { LazyContactLinks } from '../shell/lazy-contact-links';
import { SiteFooter } from '../shell/site-footer';
import { SiteHeader } from '../shell/site-header';

/** What every public page stands in. */
export default function SiteLayout() {
  return (
    <>
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-60 -translate-y-24 focus-visible:translate-y-0"
      >
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="pt-[68px] outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <LazyContactLinks />
      <LazyPopup />
    </>
  );
}
