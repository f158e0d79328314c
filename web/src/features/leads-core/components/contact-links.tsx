import {
  callOutcomes,
  isResponseDue,
  leadPath,
  type Submission,
  type TemplateChannel,
} from '@golghar/contracts';
import { Mail, MessageCircle, Phone, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { logOutcome, outcomeLabels, taskOutcomes } from '../api/entries';
import { useIsChanging } from '../api/lead-mutation';
import { usePreferences } from '../api/preferences';
import { answerKeys } from '../model/lead-words';
import { fillGreeting, internationalNumber, whatsappLink } from '../model/phone';
import { startWriting } from '../store/drafts';
import { openDialog, useInbox } from '../store/inbox';

type Props = {
  lead: Submission;
  className: (isFirst: boolean) => string;
  hasMail: boolean;
  /** Opens the composer if the lead is open on the screen; without it a chat starts with the greeting. */
  onWrite?: (channel: TemplateChannel) => void;
};

/** Ways to contact the enquirer, the quickest first: e-mail for imported leads, which may lack a phone number. */
export function ContactLinks({ lead, className, hasMail, onWrite }: Props) {
  const { user: me } = useSession();
  const { greeting } = usePreferences().preferences;
  const navigate = useNavigate();
  const writeInside = (channel: TemplateChannel) => {
    void navigate(leadPath(lead.id));
    startWriting(lead.id, channel);
  };
  const chat = {
    className: className(false),
    children: (
      <>
        <MessageCircle aria-hidden size={18} className="shrink-0" />
        WhatsApp
      </>
    ),
  };
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
          {onWrite ? (
            <button
              type="button"
              title="Write in WhatsApp (W)"
              onClick={() => onWrite('whatsapp')}
              {...chat}
            />
          ) : (
            <a
              href={whatsappLink(lead.phone, fillGreeting(greeting, lead, me))}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } })}
              {...chat}
            />
          )}
        </>
      )}
      {lead.email && (hasMail || !lead.phone) && (
        <button
          type="button"
          title="Answer by e-mail (R)"
          className={className(!lead.phone)}
          onClick={() => (onWrite ?? writeInside)('email')}
        >
          <Mail aria-hidden size={18} className="shrink-0" />
          Write
        </button>
      )}
    </>
  );
}

export const ContactLink = ({ type, text }: { type: 'tel' | 'email'; text: string }) =>
  type === 'tel' ? (
    <a className="text-link tabular whitespace-nowrap" href={`tel:${internationalNumber(text)}`}>
      {text}
    </a>
  ) : (
    <a className="text-link wrap-anywhere" href={`mailto:${text}`}>
      {text}
    </a>
  );

export const AnswerKey = ({ children }: { children: string | undefined }) => (
  <kbd aria-hidden className="font-body opacity-75 pointer-coarse:hidden">
    {children}
  </kbd>
);

/** Logs the outcome of a call, chat or task, a task also by key. On a phone its buttons don't move when the question changes. */
export function ContactPrompt({ lead }: { lead: Submission }) {
  const called = useInbox((state) => (state.called?.leadId === lead.id ? state.called : undefined));
  const isPending = useIsChanging(lead.id, 'contact');
  const section = useRef<HTMLElement>(null);
  const isTask = called !== undefined && !called.channel;
  useEffect(() => {
    if (isTask) section.current?.focus({ preventScroll: true });
  }, [isTask]);
  if (!called && !isResponseDue(lead)) return null;
  const channel = isTask ? undefined : (called?.channel ?? 'call');
  const callQuestion = called ? 'How did the call go?' : 'Log a call:';
  const question = isTask ? 'What came of it?' : channel === 'whatsapp' ? 'Did they answer?' : callQuestion;
  const choices = (isTask ? taskOutcomes : callOutcomes).map((outcome, index) => ({
    label: outcomeLabels[outcome],
    key: isTask ? answerKeys[index] : undefined,
    log: () => logOutcome(lead, outcome, channel),
  }));
  const close = () => {
    useInbox.setState({ called: undefined });
    document.querySelector<HTMLElement>(`[data-row-link="${lead.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTask || event.ctrlKey || event.metaKey || event.altKey) return;
    const run = event.key === 'Escape' ? close : choices.find(({ key }) => key === event.key)?.log;
    if (!run) return;
    run();
    event.preventDefault();
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={isTask ? `${question} ${lead.name}` : 'Log a contact'}
      onKeyDown={onKeyDown}
      className={`${called ? 'bg-note-ground' : ''} ${isTask ? 'grid-cols-2' : 'grid-cols-3'} grid shrink-0 items-center gap-1.5 border-hairline px-4 py-1.5 outline-none max-md:border-t md:flex md:flex-wrap lg:px-6`}
    >
      <p
        className={`text-14 font-semibold max-md:-order-2 ${isTask ? '' : called ? 'col-span-2' : 'col-span-3'}`}
      >
        {question}
      </p>
      {choices.map(({ label, key, log }) => (
        <Button
          key={label}
          aria-keyshortcuts={key}
          disabled={isPending}
          onClick={log}
          size="small"
          className="min-h-11 gap-1.5 bg-bg px-1.5 text-14 md:min-h-8 md:px-2.5 md:py-0"
        >
          {label}
          {key && <AnswerKey>{key}</AnswerKey>}
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
          title={isTask ? 'Log nothing (Esc)' : undefined}
          onClick={close}
          className="size-11 max-md:-order-1 max-md:-my-2 max-md:justify-self-end md:size-8"
          Icon={X}
          iconSize={16}
        />
      )}
    </section>
  );
}
