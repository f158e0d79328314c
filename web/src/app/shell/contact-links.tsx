import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '@/content/use-words';
import { useInView } from '@/lib/hooks/use-in-view';
import { registerOfflinePage } from '@/lib/register-offline-page';
import { BottomBar } from './bottom-bar';
import { WhatsAppLink } from './whatsapp-link';

/** The ways to us that stay in the window: a bar on phones, whose words are as wide as the window, the WhatsApp link elsewhere. */
export default function ContactLinks() {
  const { pathname } = useLocation();
  const { offer } = useWords();
  const isAtEnd = useInView('#contact form, footer', '-30% 0px 0px 0px');
  useEffect(registerOfflinePage, []);
  return (
    <>
      <BottomBar isShown={!isAtEnd} isOnOffer={pathname === offer} />
      <WhatsAppLink />
    </>
  );
}
