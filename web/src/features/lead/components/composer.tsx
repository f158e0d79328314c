import {
  backOfficePaths,
  fillTemplate,
  type ReplyTemplate,
  type SessionUser,
  type Submission,
  type TemplateChannel,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { focusField } from '@/lib/buffer-keystrokes';
import { keepFormDraft } from '@/lib/forms/form-draft';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { Button } from '@/ui/button';
import { TextArea, TextField } from '@/ui/form/form-field';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { usePreferences } from '../../leads-core/api/preferences';
import { sendReply, useReplyTemplates } from '../../leads-core/api/replies';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { messageFieldId } from '../../leads-core/model/element-ids';
import { fillGreeting, whatsappLink } from '../../leads-core/model/phone';
import { messageSchema, signatureBelow, templateLabel } from '../../leads-core/model/template-words';
import { messageDraft, stopWriting } from '../../leads-core/store/drafts';
import { useInbox } from '../../leads-core/store/inbox';
import { beginUndoable, offerUndo } from '../../leads-core/store/undo';
import { leaveField } from './notes-dialog';
import { SaveTemplate } from './save-template';

export type ComposerProps = { lead: Submission; channel: TemplateChannel };

type Words = Pick<ReplyTemplate, 'subject' | 'text'>;

/**
 * Words to a lead, by e-mail or for WhatsApp, written below what it says. What is typed is kept until it is sent or
 * discarded, whatever one does next.
 */
export default function Composer(props: ComposerProps) {
  const me = useCurrentUser();
  const { greeting } = usePreferences().preferences;
  // With another greeting it begins anew: what was typed is kept.
  return me && <Form key={greeting} {...props} me={me} />;
}

type TemplateMenuProps = {
  /** What a message begins with, as a choice of its own. */
  greeting: Words | undefined;
  templates: readonly ReplyTemplate[];
  onChoose: (words: Words) => void;
  onKeep: () => void;
};

function TemplateMenu({ greeting, templates, onChoose, onKeep }: TemplateMenuProps) {
  return (
    <Menu
      align="end"
      label="Templates"
      trigger={
        <button type="button" className="button button-small button-secondary min-h-11 bg-bg md:min-h-9">
          Template
          <ChevronDown aria-hidden size={16} />
        </button>
      }
    >
      {greeting && <MenuItem onSelect={() => onChoose(greeting)}>Greeting</MenuItem>}
      {templates.map((template) => (
        <MenuItem key={template.id} onSelect={() => onChoose(template)}>
          {templateLabel(template)}
        </MenuItem>
      ))}
      <MenuItem onSelect={onKeep}>Keep these words as one…</MenuItem>
    </Menu>
  );
}

function AskToReplace({ onReplace, onKeep }: { onReplace: () => void; onKeep: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 bg-note-ground px-3 py-2">
      <p className="mr-auto font-semibold">You have changed these words.</p>
      <Button size="small" className="bg-bg" onClick={onReplace}>
        Replace them
      </Button>
      <Button size="small" className="bg-bg" onClick={onKeep}>
        Keep mine
      </Button>
    </div>
  );
}

function SendButton({ isPending }: { isPending: boolean }) {
  return (
    <Button data-send type="submit" size="small" disabled={isPending} look="primary" className="w-24">
      {isPending ? 'Sending...' : 'Send'}
    </Button>
  );
}

type ChatLinkProps = { href: string; onClick: (event: MouseEvent) => void };

function ChatLink({ href, onClick }: ChatLinkProps) {
  return (
    <a
      data-send
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="button button-small button-primary"
      onClick={onClick}
    >
      Open WhatsApp
    </a>
  );
}

/** Ctrl+Enter sends, Esc leaves the field. */
function sendOrLeave(event: KeyboardEvent<HTMLFormElement>, leave: () => void): void {
  if (event.nativeEvent.isComposing || event.defaultPrevented) return;
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isSend && event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  if (isSend) event.currentTarget.querySelector<HTMLElement>('[data-send]')?.click();
  else leave();
}

function Form({ lead, channel, me }: ComposerProps & { me: SessionUser }) {
  const isMail = channel === 'email';
  const { greeting, signature } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates(channel);
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const draft = messageDraft(channel, lead.id);
  const usual = {
    subject: isMail ? `Your enquiry ${lead.reference}` : '',
    text: isMail ? '' : fillGreeting(greeting, lead, me),
  };
  const schema = messageSchema(channel, lead, me, signature);
  const form = useContractForm(schema, {
    draft,
    defaultValues: { ...usual, isQuoting: true },
  });
  const { field, control, setValue, getValues, dropDraft } = form;
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] });
  /** What stands there if nobody has changed it. */
  const [given, setGiven] = useState<Words>(usual);
  /** The template that would take the place of what was typed. */
  const [asked, setAsked] = useState<Words>();
  const [isKeeping, setIsKeeping] = useState(false);
  const fieldId = messageFieldId(lead.id);
  const id = useId();
  const isChanged = subject !== given.subject || text !== given.text;

  const put = (words: Words) => {
    setValue('subject', words.subject);
    setValue('text', words.text);
    setGiven(words);
    setAsked(undefined);
    focusField(fieldId);
  };
  const choose = ({ subject, text }: Words) => {
    const words = { subject: fillTemplate(subject, lead, me), text: fillTemplate(text, lead, me) };
    if (isChanged) setAsked(words);
    else put(words);
  };
  const close = () => {
    dropDraft();
    stopWriting();
  };
  const bringBack = (values: object) => {
    keepFormDraft(draft, values);
    stopWriting();
  };
  const discard = () => {
    const values = getValues();
    leaveField(lead.id);
    close();
    if (!isChanged) return;
    const toast = { about: lead.name, title: 'Discarded', text: 'What you wrote was not sent.' };
    offerUndo(beginUndoable(), toast, () => bringBack(values));
  };
  const { mutate: send, isPending } = useMutation({
    mutationFn: async (words: Words) => {
      const values = getValues();
      leaveField(lead.id);
      if (await sendReply(lead, words, () => bringBack(values))) close();
    },
  });
  const openChat = (event: MouseEvent) => {
    const read = schema.safeParse(getValues());
    if (!read.success) {
      event.preventDefault();
      return form.setError('text', { message: read.error.issues[0]?.message ?? '' });
    }
    useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } });
    close();
  };
  const leave = () => {
    leaveField(lead.id);
    if (!isChanged) close();
  };
  const filled = fillTemplate(text, lead, me);
  const below = isMail && signatureBelow(filled, signature, me).replaceAll(/,?\n/g, ' · ');
  const preview = [filled !== text && filled, below].filter(Boolean).join('\n');
  return (
    <section className="grid scroll-my-2 gap-2 border-l-4 border-link bg-surface p-3">
      <form
        noValidate
        aria-label={`${isMail ? 'Answer' : 'WhatsApp to'} ${lead.name}`}
        onSubmit={form.handleSubmit((words) => send(words))}
        onKeyDown={(event) => sendOrLeave(event, leave)}
        onFocus={({ currentTarget }) => currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })}
        className="grid gap-2"
      >
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto min-w-0 wrap-anywhere">
            <strong>{isMail ? 'E-mail' : 'WhatsApp'}</strong> to {isMail ? lead.email : lead.phone}
          </p>
          <TemplateMenu
            greeting={isMail ? undefined : usual}
            templates={templates}
            onChoose={choose}
            onKeep={() => setIsKeeping(true)}
          />
        </div>
        {asked && <AskToReplace onReplace={() => put(asked)} onKeep={() => setAsked(undefined)} />}
        {isMail && (
          <TextField
            id={`${id}-subject`}
            label="Subject"
            className="field min-h-9 py-1 text-15"
            {...field('subject')}
          />
        )}
        <div className="[&>div>label]:sr-only">
          <TextArea
            id={fieldId}
            label="Message"
            rows={4}
            placeholder={hasKeyboard ? `Ctrl+Enter ${isMail ? 'sends' : 'opens WhatsApp'}` : ''}
            className="field max-h-[40dvh] min-h-24 field-sizing-content text-15"
            {...field('text')}
          />
        </div>
        {preview && (
          <p dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere text-14 text-ink-2">
            {preview}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isMail && lead.message && (
            <label className="flex min-h-9 items-center gap-2 text-14">
              <input type="checkbox" className="checkbox" {...form.register('isQuoting')} />
              Quote the message
            </label>
          )}
          <Link to={`${backOfficePaths.account}#words`} className="text-link text-14">
            {isMail ? 'Your signature' : 'Your greeting'}
          </Link>
          <span className="ml-auto flex gap-2">
            <Button size="small" className="bg-bg" onClick={discard}>
              Discard
            </Button>
            {isMail ? (
              <SendButton isPending={isPending} />
            ) : (
              <ChatLink href={whatsappLink(lead.phone, filled)} onClick={openChat} />
            )}
          </span>
        </div>
      </form>
      {isKeeping && (
        <SaveTemplate templates={templates} words={{ channel, subject, text }} lead={lead} me={me} />
      )}
    </section>
  );
}
