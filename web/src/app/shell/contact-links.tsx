import { useLocation } from 'react-router';
import { useWords } from '@/content/use-words';
import { useInView } from '@/lib/use-in-view';
import { BottomBar } from './bottom-bar';
import { useScrolled } from './use-scrolled';
import { WhatsAppLink } from './whatsapp-link';

/** Where the first screen of a phone has gone by. */
const pastHero = 560;

/** The ways to us that stay in the window: the bar on phones where it helps, the WhatsApp link everywhere else. */
export default function ContactLinks() {
  const { pathname } = useLocation();
  const { offer } = useWords();
  const isPastHero = useScrolled(pastHero);
  const isAtEnd = useInView('#contact form, footer', '-30% 0px 0px 0px');
  const hasBar = isPastHero && !isAtEnd;
  return (
    <>
      <BottomBar isShown={hasBar} isOnOffer={pathname === offer} />
      <WhatsAppLink isCovered={hasBar} />
    </>
  );
}
