import type { ContactChannel, Submission } from '@golghar/contracts';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { usePreferences } from '../api/preferences';
import { useCurrentUser } from '../api/use-current-user';
import { fillGreeting } from '../model/greeting';
import { internationalNumber, whatsappLink } from '../model/phone';
import { openDialog, useInbox } from '../store/inbox';

type Props = { lead: Submission; className: (isFirst: boolean) => string; hasMail: boolean };

/** How to answer the enquirer, the quickest way first. Whoever comes back is asked what came of it. */
export function ContactLinks({ lead, className, hasMail }: Props) {
  const me = useCurrentUser();
  const { greeting } = usePreferences().preferences;
  const used = (channel: ContactChannel) => () => useInbox.setState({ called: { leadId: lead.id, channel } });
  return (
    <>
      <a
        className={className(true)}
        href={`tel:${internationalNumber(lead.phone)}`}
        onClick={used('call')}
        data-contact="call"
      >
        <Phone aria-hidden size={18} className="shrink-0" />
        Call
      </a>
      <a
        className={className(false)}
        href={whatsappLink(lead.phone, fillGreeting(greeting, lead, me))}
        target="_blank"
        rel="noopener noreferrer"
        onClick={used('whatsapp')}
      >
        <MessageCircle aria-hidden size={18} className="shrink-0" />
        WhatsApp
      </a>
      {hasMail && (
        <button
          type="button"
          aria-haspopup="dialog"
          title="Answer by e-mail (R)"
          className={className(false)}
          onClick={() => openDialog('reply', lead.id)}
        >
          <Mail aria-hidden size={18} className="shrink-0" />
          Write
        </button>
      )}
    </>
  );
}
