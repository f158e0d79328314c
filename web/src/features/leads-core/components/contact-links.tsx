import { fillTemplate, type Submission } from '@golghar/contracts';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { keepFormDraft } from '@/lib/forms/form-draft';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { usePreferences } from '../api/preferences';
import { useReplyTemplates } from '../api/replies';
import { useCurrentUser } from '../api/use-staff';
import { fillGreeting, internationalNumber, whatsappLink } from '../model/phone';
import { templateLabel, variablesError } from '../model/template-words';
import { openDialog, useInbox } from '../store/inbox';

const item = 'max-w-72';

/** Opens a chat with the greeting; where there are templates they are to choose from, and any other words. */
function WhatsappLink({ lead, className }: { lead: Submission; className: string }) {
  const me = useCurrentUser();
  const { greeting } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates('whatsapp');
  const linkTo = (text: string) => ({
    href: whatsappLink(lead.phone, text),
    target: '_blank',
    rel: 'noopener noreferrer',
    onClick: () => useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } }),
  });
  const label = (
    <>
      <MessageCircle aria-hidden size={18} className="shrink-0" />
      WhatsApp
    </>
  );
  const greet = linkTo(fillGreeting(greeting, lead, me));
  if (templates.length === 0 || !me)
    return (
      <a className={className} {...greet}>
        {label}
      </a>
    );
  return (
    <Menu
      align="start"
      sideOffset={4}
      trigger={
        <button type="button" className={className}>
          {label}
        </button>
      }
    >
      <MenuItem asChild className={item}>
        <a {...greet}>Greeting</a>
      </MenuItem>
      {templates.map((template) => {
        const words = fillTemplate(template.text, lead, me);
        // What nothing is known for is to be written out first.
        return variablesError(words) ? (
          <MenuItem
            key={template.id}
            className={item}
            onSelect={() => {
              keepFormDraft(`whatsapp ${lead.id}`, { text: words });
              openDialog('whatsapp', lead.id);
            }}
          >
            <span className="truncate">{templateLabel(template)}</span>
          </MenuItem>
        ) : (
          <MenuItem key={template.id} asChild className={item}>
            <a {...linkTo(words)}>
              <span className="truncate">{templateLabel(template)}</span>
            </a>
          </MenuItem>
        );
      })}
      <MenuItem className={item} onSelect={() => openDialog('whatsapp', lead.id)}>
        Other words…
      </MenuItem>
    </Menu>
  );
}

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
