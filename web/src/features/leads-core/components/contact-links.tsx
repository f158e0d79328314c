import type { Submission } from '@golghar/contracts';
import { Mail, Phone } from 'lucide-react';
import { internationalNumber } from '../model/phone';
import { openDialog, useInbox } from '../store/inbox';
import { WhatsappLink } from './whatsapp-link';

type Props = { lead: Submission; className: (isFirst: boolean) => string; hasMail: boolean };

/**
 * How to answer the enquirer, the quickest way first. Whoever comes back is asked what came of it. A lead from a file may
 * lack a number, and is written to then.
 */
export function ContactLinks({ lead, className, hasMail }: Props) {
  return (
    <>
      {lead.phone && (
        <>
          <a
            className={className(true)}
            href={`tel:${internationalNumber(lead.phone)}`}
            onClick={() => useInbox.setState({ called: { leadId: lead.id, channel: 'call' } })}
            data-contact="call"
          >
            <Phone aria-hidden size={18} className="shrink-0" />
            Call
          </a>
          <WhatsappLink lead={lead} className={className(false)} />
        </>
      )}
      {lead.email && (hasMail || !lead.phone) && (
        <button
          type="button"
          aria-haspopup="dialog"
          title="Answer by e-mail (R)"
          className={className(!lead.phone)}
          onClick={() => openDialog('reply', lead.id)}
        >
          <Mail aria-hidden size={18} className="shrink-0" />
          Write
        </button>
      )}
    </>
  );
}
