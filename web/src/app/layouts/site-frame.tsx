import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { WordsContext } from '@/content/use-words';
import type { SiteWords } from '@/content/words';
import { whenIdle } from '@/lib/hooks/when';
import { focusSection } from '@/lib/scroll';
import { late } from '@/ui/late';
import { SiteFooter } from '../shell/site-footer';
import { SiteHeader } from '../shell/site-header';

/** The links are in the page's HTML; the script that shows and hides them loads last. */
const ContactLinks = late(() => import('../shell/contact-links'), { when: whenIdle });

/** The offer is due much later than everything else. */
const Popup = late(() => import('@/features/popup/popup'), { when: whenIdle });

/** The layout of every public page, in the words of its language. */
export function SiteFrame({ words }: { words: SiteWords }) {
  const location = useLocation();
  const isByLink = useNavigationType() !== 'POP';
  // After the router follows a link to a section, the focus moves to it. On the first load and in history navigation the browser
  // does that.
  useEffect(() => {
    if (isByLink && location.hash) focusSection(location.hash.slice(1));
  }, [location, isByLink]);
  return (
    <WordsContext value={words}>
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-60 -translate-y-24 focus-visible:translate-y-0"
      >
        {words.skip}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="pt-[68px] outline-none print:pt-0">
        <Outlet />
      </main>
      <SiteFooter />
      <ContactLinks />
      <Popup />
    </WordsContext>
  );
}
