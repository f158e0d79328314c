import {
  backOfficePaths,
  fillTemplate,
  type SessionUser,
  type Submission,
  type TemplateChannel,
} from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { focusField } from '@/lib/buffer-keystrokes';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { useSession } from '@/lib/session/current-user';
import { keepFormDraft } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { TextArea, TextField } from '@/ui/form/form-field';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { sendReply } from '../../leads-core/api/entries';
import { takeBackWaiting, useIsChanging, useUnsaved } from '../../leads-core/api/lead-mutation';
import { usePreferences } from '../../leads-core/api/preferences';
import { useReplyTemplates } from '../../leads-core/api/reply-templates';
import { messageFieldId } from '../../leads-core/model/element-ids';
import { fillGreeting } from '../../leads-core/model/phone';
import { messageSchema, type Words } from '../../leads-core/model/template-words';
import { messageDraft, stopWriting } from '../../leads-core/store/drafts';
import { useInbox } from '../../leads-core/store/inbox';
import { offerUndo } from '../../leads-core/store/undo';
import { AttachButton, AttachedFiles, UploadProgress, useAttaching } from './composer-files';
import { ChatLink, Preview, SaveTemplate } from './message-words';
import { leaveField, saveOrLeave } from './notes-dialog';

type ComposerProps = { lead: Submission; channel: TemplateChannel };

/** Composer for e-mail or WhatsApp, below the lead. The typed text is kept as a draft until it is sent or discarded. */
export default function Composer(props: ComposerProps) {
  const { user: me } = useSession();
  const { greeting, signature } = usePreferences().preferences;
  // A changed greeting remounts the form; the draft is kept.
  return me && <Form key={greeting} {...props} me={me} greeting={greeting} signature={signature} />;
}

/** Scrolls the whole form into view when a field gets the focus, but not for buttons, which would move under the pointer. */
function showWhole({ currentTarget, target }: FocusEvent): void {
  if (!(target instanceof HTMLButtonElement))
    currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
}

type FormProps = ComposerProps & { me: SessionUser; greeting: string; signature: string };

function useMessage({ lead, channel, me, greeting, signature }: FormProps) {
  const isMail = channel === 'email';
  const draft = messageDraft(channel, lead.id);
  const usual = {
    subject: isMail ? `Your enquiry ${lead.reference}` : '',
    text: isMail ? '' : fillGreeting(greeting, lead, me),
  };
  const schema = messageSchema(channel, lead, me, signature);
  const form = useContractForm(schema, { draft, defaultValues: { ...usual, isQuoting: true, files: [] } });
  const { setValue, getValues, dropDraft } = form;
  /** The text inserted last: if unchanged, a template may replace it. */
  const [given, setGiven] = useState<Words>(usual);
  /** The template waiting for confirmation to replace typed text. */
  const [asked, setAsked] = useState<Words>();
  const attaching = useAttaching(form);
  const isReworded = ({ subject, text }: Words) => subject !== given.subject || text !== given.text;
  const isChanged = () => isReworded(getValues()) || attaching.files.length > 0;
  const isSending = useIsChanging(lead.id, 'reply');

  const put = (words: Words) => {
    setValue('subject', words.subject);
    setValue('text', words.text);
    setGiven(words);
    setAsked(undefined);
    focusField(messageFieldId(lead.id));
  };
  const close = () => {
    dropDraft();
    stopWriting(lead.id);
  };
  const choose = ({ subject, text }: Words) => {
    const words = { subject: fillTemplate(subject, lead, me), text: fillTemplate(text, lead, me) };
    if (isReworded(getValues())) setAsked(words);
    else put(words);
  };
  // The palette chooses one, before this is rendered or later.
  const wanted = useInbox(({ writing }) => (writing?.leadId === lead.id ? writing.template : undefined));
  const take = useEffectEvent((template: Words) => {
    choose(template);
    useInbox.setState({ writing: { leadId: lead.id, channel } });
  });
  useEffect(() => {
    if (wanted) take(wanted);
  }, [wanted]);
  return {
    ...form,
    isSending,
    attaching,
    usual,
    asked,
    put,
    setAsked,
    choose,
    discard() {
      const values = getValues();
      leaveField(lead.id);
      close();
      if (!isChanged()) return;
      const toast = { about: lead.name, title: 'Discarded', text: 'What you wrote was not sent.' };
      offerUndo(toast, () => {
        keepFormDraft(draft, values);
        stopWriting(lead.id);
      });
    },
    send: form.handleSubmit((words) => {
      const typed = getValues();
      if (isSending || attaching.refuseLost()) return;
      leaveField(lead.id);
      void sendReply({ leadIds: [lead.id], words, files: typed.files, typed, email: lead.email });
    }),
    openChat(event: MouseEvent) {
      const read = schema.safeParse(getValues());
      if (!read.success) {
        event.preventDefault();
        const message = read.error.issues[0]?.message ?? '';
        return form.setError('text', { message }, { shouldFocus: true });
      }
      useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } });
      close();
    },
    leave() {
      leaveField(lead.id);
      if (!isChanged()) close();
    },
  };
}

function Form(props: FormProps) {
  const { lead, channel, me, signature } = props;
  const isMail = channel === 'email';
  const { data: templates = [] } = useReplyTemplates(channel);
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const message = useMessage(props);
  const { asked, attaching, isSending, field, control } = message;
  const { files, handlers } = attaching;
  useDocumentClass('toasts-beside-send');
  const [isKeeping, setIsKeeping] = useState(false);
  const [waiting] = useUnsaved(lead.id, 'reply');
  const written = { lead, me, control };
  return (
    <section
      {...(isMail && handlers)}
      className="grid scroll-my-2 gap-2 border-l-4 border-link bg-surface p-3 data-over:bg-note-ground"
    >
      <form
        noValidate
        aria-label={`${isMail ? 'Answer' : 'WhatsApp to'} ${lead.name}`}
        onSubmit={message.send}
        onKeyDown={(event) => {
          const { currentTarget: form } = event;
          const send = () => form.querySelector<HTMLElement>('[data-send]')?.click();
          saveOrLeave(event, send, message.leave);
        }}
        onFocus={showWhole}
        className="grid gap-2"
      >
        <fieldset disabled={isSending} className="contents">
          <div className="flex flex-wrap items-center gap-2">
            <p className="mr-auto min-w-0 wrap-anywhere">
              <strong>{isMail ? 'E-mail' : 'WhatsApp'}</strong> to {isMail ? lead.email : lead.phone}
            </p>
            <Menu
              trigger={
                <Button size="small" className="min-h-11 bg-bg md:min-h-9">
                  Template
                  <ChevronDown aria-hidden size={16} />
                </Button>
              }
            >
              {!isMail && <MenuItem onSelect={() => message.choose(message.usual)}>Greeting</MenuItem>}
              {templates.map((template) => (
                <MenuItem key={template.id} onSelect={() => message.choose(template)}>
                  {template.isShared ? template.name : `${template.name} (yours)`}
                </MenuItem>
              ))}
              <MenuItem onSelect={() => setIsKeeping(true)}>Save as template…</MenuItem>
            </Menu>
          </div>
          {asked && (
            <div role="alert" className="flex flex-wrap items-center gap-2 bg-note-ground px-3 py-2">
              <p className="mr-auto font-semibold">You have changed these words.</p>
              <Button size="small" className="bg-bg" onClick={() => message.put(asked)}>
                Replace them
              </Button>
              <Button size="small" className="bg-bg" onClick={() => message.setAsked(undefined)}>
                Keep mine
              </Button>
            </div>
          )}
          {isMail && (
            <TextField label="Subject" className="field min-h-9 py-1 text-15" {...field('subject')} />
          )}
          <div className="[&>div>label]:sr-only">
            <TextArea
              id={messageFieldId(lead.id)}
              label="Message"
              rows={4}
              placeholder={hasKeyboard ? `Ctrl+Enter ${isMail ? 'sends' : 'opens WhatsApp'}` : ''}
              className="field max-h-[40dvh] min-h-24 field-sizing-content text-15"
              {...field('text')}
            />
          </div>
          <Preview {...written} signature={isMail ? signature : ''} />
          {isMail && <AttachedFiles {...attaching} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isMail && <AttachButton onFiles={attaching.attach} />}
            {isMail && lead.message && (
              <label className="flex min-h-9 items-center gap-2 text-14">
                <input type="checkbox" className="checkbox" {...message.register('isQuoting')} />
                Quote the message
              </label>
            )}
            <Link to={`${backOfficePaths.account}#words`} className="text-link text-14">
              {isMail ? 'Your signature' : 'Your greeting'}
            </Link>
            <span className="ml-auto flex gap-2">
              <Button size="small" className="bg-bg" onClick={message.discard}>
                Discard
              </Button>
              {isMail ? (
                <Button data-send type="submit" size="small" look="primary" className="w-24">
                  {isSending ? 'Sending...' : 'Send'}
                </Button>
              ) : (
                <ChatLink {...written} onOpen={message.openChat} />
              )}
            </span>
          </div>
        </fieldset>
        {waiting ? (
          <p role="status" className="flex items-center justify-between gap-2 font-semibold">
            Waits for the connection{files.length > 0 && '. Keep this page open: a reload loses the files.'}
            <Button size="small" className="bg-bg" onClick={() => takeBackWaiting(waiting)}>
              Take back
            </Button>
          </p>
        ) : (
          <UploadProgress leadId={lead.id} files={files} />
        )}
      </form>
      {isKeeping && <SaveTemplate {...written} channel={channel} words={message.getValues} />}
    </section>
  );
}
