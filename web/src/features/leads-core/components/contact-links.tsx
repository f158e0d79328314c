import {
  callOutcomes,
  contactOutcomes,
  fillTemplate,
  isResponseDue,
  type Submission,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { keepFormDraft } from '@/lib/forms/form-draft';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { addContact, type DoneAnswer, doneAnswers, sayDone } from '../api/lead-changes';
import { usePreferences } from '../api/preferences';
import { useReplyTemplates } from '../api/replies';
import { useCurrentUser } from '../api/use-staff';
import { reasonKeys } from '../model/outcome-reasons';
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

const answers = Object.entries(doneAnswers).map(([answer, label], index) => ({
  answer: answer as DoneAnswer,
  label,
  key: reasonKeys[index] ?? '',
}));

/** Asks what came of what was said to be done: one press or key logs it, Esc nothing. */
export function DonePrompt({ lead }: { lead: Submission }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  const close = () => {
    useInbox.setState({ called: undefined });
    document.querySelector<HTMLElement>(`[data-row-link="${lead.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = answers.find(({ key }) => key === event.key);
    if (chosen) sayDone(lead, chosen.answer);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={`What came of it? ${lead.name}`}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[1fr_1fr] items-center gap-1.5 bg-note-ground px-4 py-1.5 outline-none md:flex md:flex-wrap lg:px-6"
    >
      <p className="text-14 font-semibold">What came of it?</p>
      <IconButton
        label="Log nothing"
        title="Log nothing (Esc)"
        onClick={close}
        className="size-11 justify-self-end md:order-last md:size-8"
        Icon={X}
        iconSize={16}
      />
      {answers.map(({ answer, label, key }) => (
        <Button
          key={answer}
          aria-keyshortcuts={key}
          onClick={() => sayDone(lead, answer)}
          size="small"
          className="min-h-11 gap-1.5 bg-bg px-1.5 text-14 md:min-h-8 md:px-2.5 md:py-0"
        >
          {label}
          <kbd aria-hidden className="font-body opacity-75 pointer-coarse:hidden">
            {key}
          </kbd>
        </Button>
      ))}
    </section>
  );
}

/**
 * Logs with one press what came of a call; asked for after one, and offered as long as an answer is owed. On a phone it
 * stands under the thumb, and each of its buttons stays where it is when the question changes.
 */
export function ContactPrompt({ lead }: { lead: Submission }) {
  const called = useInbox((state) => (state.called?.leadId === lead.id ? state.called : undefined));
  const { mutate, isPending } = useMutation({ mutationFn: addContact });
  if (called && !called.channel) return <DonePrompt lead={lead} />;
  if (!called && !isResponseDue(lead)) return null;
  const channel = called?.channel ?? 'call';
  const look = called ? 'bg-note-ground' : '';
  return (
    <section
      aria-label="Log a contact"
      className={`${look} grid shrink-0 grid-cols-3 items-center gap-1.5 border-hairline px-4 py-1.5 max-md:border-t md:flex md:flex-wrap lg:px-6`}
    >
      <p className={`text-14 font-semibold max-md:-order-2 ${called ? 'col-span-2' : 'col-span-3'}`}>
        {channel === 'whatsapp' ? 'Did they answer?' : called ? 'How did the call go?' : 'Log a call:'}
      </p>
      {callOutcomes.map((outcome) => (
        <Button
          key={outcome}
          disabled={isPending}
          onClick={() => mutate({ leadId: lead.id, outcome, channel })}
          size="small"
          className="min-h-11 bg-bg px-1.5 text-14 md:min-h-8 md:px-2.5 md:py-0"
        >
          {contactOutcomes[outcome]}
        </Button>
      ))}
      {!called && !lead.nextStep && (
        <Button
          title="Plan the next step (F)"
          onClick={() => openDialog('step', lead.id)}
          size="small"
          look="quiet"
          className="ml-auto hidden min-h-8 py-0 text-14 md:inline-flex"
        >
          Plan…
        </Button>
      )}
      {called && (
        <IconButton
          label="Log nothing"
          onClick={() => useInbox.setState({ called: undefined })}
          className="size-11 max-md:-order-1 max-md:-my-2 max-md:justify-self-end md:size-8"
          Icon={X}
          iconSize={16}
        />
      )}
    </section>
  );
}
