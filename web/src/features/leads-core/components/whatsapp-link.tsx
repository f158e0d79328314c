import { fillTemplate, type Submission } from '@golghar/contracts';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { MessageCircle } from 'lucide-react';
import { useRef } from 'react';
import { menuPlace } from '@/ui/overlay/menu-place';
import { usePreferences } from '../api/preferences';
import { useCurrentUser } from '../api/use-current-user';
import { useReplyTemplates } from '../api/use-replies';
import { templateLabel } from '../dialogs/template-fields';
import { fillGreeting } from '../model/greeting';
import { whatsappLink } from '../model/phone';
import { variablesError } from '../model/template-words';
import { writeDraft } from '../store/drafts';
import { openDialog, useInbox } from '../store/inbox';

const item =
  'flex min-h-12 max-w-72 cursor-pointer items-center rounded-chip px-3 outline-none data-highlighted:bg-surface md:min-h-9';

/** Opens a chat with the greeting; where there are templates they are to choose from, and any other words. */
export function WhatsappLink({ lead, className }: { lead: Submission; className: string }) {
  const me = useCurrentUser();
  const { greeting } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates('whatsapp');
  const button = useRef<HTMLButtonElement>(null);
  const isOther = useRef(false);
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
    <Menu.Root modal={false}>
      <Menu.Trigger ref={button} className={className}>
        {label}
      </Menu.Trigger>
      <Menu.Portal container={menuPlace()}>
        <Menu.Content
          align="start"
          collisionPadding={8}
          sideOffset={4}
          onCloseAutoFocus={(event) => {
            if (!isOther.current) return;
            // The dialog takes the focus, and gives it back to the button.
            isOther.current = false;
            event.preventDefault();
            button.current?.focus();
            openDialog('whatsapp', lead.id);
          }}
          className="z-80 min-w-48 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay"
        >
          <Menu.Item asChild className={item}>
            <a {...greet}>Greeting</a>
          </Menu.Item>
          {templates.map((template) => {
            const words = fillTemplate(template.text, lead, me);
            // What nothing is known for is to be written out first.
            return variablesError(words) ? (
              <Menu.Item
                key={template.id}
                className={item}
                onSelect={() => {
                  writeDraft(`whatsapp ${lead.id}`, words);
                  isOther.current = true;
                }}
              >
                <span className="truncate">{templateLabel(template)}</span>
              </Menu.Item>
            ) : (
              <Menu.Item key={template.id} asChild className={item}>
                <a {...linkTo(words)}>
                  <span className="truncate">{templateLabel(template)}</span>
                </a>
              </Menu.Item>
            );
          })}
          <Menu.Item
            className={item}
            onSelect={() => {
              isOther.current = true;
            }}
          >
            Other words…
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
