import {
  fillTemplate,
  type NewReplyTemplate,
  newReplyTemplateSchema,
  type ReplyTemplate,
  type SessionUser,
  type Submission,
  type TemplateChannel,
  templateVariables,
} from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/ui/button';
import { TextArea, TextField } from '@/ui/form/form-field';
import { InlineField } from '@/ui/form/inline-field';
import { Select, slimField } from '@/ui/form/select';
import { IconButton } from '@/ui/icon-button';
import { Modal, type ModalControl } from '@/ui/overlay/modal';
import { usePreferences } from '../api/preferences';
import {
  sendReply,
  useAddTemplate,
  useChangeTemplate,
  useRemoveTemplate,
  useReplyTemplates,
} from '../api/replies';
import { useCurrentUser, useIsManager } from '../api/use-staff';
import { fillGreeting, whatsappLink } from '../model/phone';
import { replySchema, templateLabel, toTemplateWords, variablesError } from '../model/template-words';
import { type LeadDialogProps, useInbox } from '../store/inbox';

type Between = { lead: Submission; me: SessionUser };

/** How words will be read in which something stands for the lead; nothing for words without. */
function Preview({ words, lead, me }: Between & { words: readonly string[] }) {
  if (!words.some((text) => /\{\w+\}/.test(text))) return null;
  return (
    <section aria-label="Preview" className="border-l-4 border-hairline pl-3 text-15">
      <h3 className="font-body text-14 font-semibold text-ink-2">As it will be sent</h3>
      {words.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: subject and text, always in this order
        <p key={index} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {fillTemplate(text, lead, me)}
        </p>
      ))}
    </section>
  );
}

type SaveProps = Between & {
  templates: readonly ReplyTemplate[];
  words: Pick<NewReplyTemplate, 'channel' | 'subject' | 'text'>;
};

const names = templateVariables.map((variable) => `{${variable}}`);

/**
 * Saves what was written as a template for later answers: for oneself, and by admins and managers for everybody. The name of a template
 * that one may change changes it.
 */
function SaveTemplate({ templates, words, lead, me }: SaveProps) {
  const { mutate: add } = useAddTemplate();
  const { mutate: change } = useChangeTemplate();
  const canShare = useIsManager();
  const save = (name: string, isShared: boolean) => {
    const template = {
      ...words,
      subject: toTemplateWords(words.subject, lead, me),
      text: toTemplateWords(words.text, lead, me),
      name,
      isShared,
    };
    const before = templates.find((each) => each.name === name);
    if (before) change({ before, template });
    else add(template);
  };
  const fieldFor = (isShared: boolean) => ({
    label: 'Name of the template',
    submit: 'Keep',
    schema: newReplyTemplateSchema.shape.name,
    suggestions: templates.filter((each) => each.isShared === isShared).map(({ name }) => name),
    refuse: (name: string) =>
      templates.some((each) => each.name === name && each.isShared !== isShared)
        ? 'There is already a template with this name'
        : undefined,
    onSubmit: (name: string) => save(name, isShared),
    className: 'inline-flex min-h-9 items-center rounded-control px-2 text-14 text-link hover:bg-surface',
  });
  return (
    <div className="mt-2">
      <div className="flex flex-wrap gap-x-2">
        <InlineField {...fieldFor(false)} action="Keep these words as a template" />
        {canShare && <InlineField {...fieldFor(true)} action="Keep for everybody" />}
      </div>
      <p className="px-2 text-14 text-ink-3">
        {names.slice(0, -1).join(', ')} stand for the lead, {names.at(-1)} for you. The name of a template
        that is there already changes it.
      </p>
    </div>
  );
}

/** Templates that one may remove: one's own, and for admins and managers those of everybody. */
function RemoveTemplate({ templates }: { templates: readonly ReplyTemplate[] }) {
  const { mutate: remove } = useRemoveTemplate();
  const canShare = useIsManager();
  const removable = templates.filter(({ isShared }) => !isShared || canShare);
  if (removable.length === 0) return null;
  return (
    <details className="w-full text-14">
      <summary className="min-h-9 cursor-pointer rounded-control px-2 py-1.5 text-link hover:bg-surface">
        Remove a template
      </summary>
      <ul>
        {removable.map((template) => (
          <li key={template.id} className="flex min-h-11 items-center justify-between gap-2 px-2 md:min-h-9">
            <span className="wrap-anywhere">{templateLabel(template)}</span>
            <IconButton
              label={`Remove the template ${template.name}`}
              onClick={() => remove(template)}
              Icon={X}
              iconSize={16}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

type Words = { subject: string; text: string };
type MessageForm = ReturnType<typeof useContractForm<Words, Words>>;

type MessageProps = Between &
  Pick<ComponentProps<typeof Modal>, 'title' | 'text' | 'children'> &
  ModalControl & {
    channel: TemplateChannel;
    form: MessageForm;
    onSubmit?: ComponentProps<'form'>['onSubmit'];
  };

/** Words to a lead, from a template or from nothing, how they will be read, and what keeps them for later ones. */
function MessageDialog({
  lead,
  me,
  channel,
  form,
  onSubmit,
  title,
  text: to,
  children,
  ...modal
}: MessageProps) {
  const { field, control, setValue } = form;
  const { data: templates = [] } = useReplyTemplates(channel);
  const [subject, text] = useWatch({ control, name: ['subject', 'text'] });
  const id = useId();
  const isMail = channel === 'email';
  const choose = (template: ReplyTemplate | undefined) => {
    if (!template) return;
    const words = fillTemplate(template.text, lead, me);
    if (isMail) setValue('subject', fillTemplate(template.subject, lead, me));
    // Of a mail nothing that was typed is lost; a chat begins with a greeting.
    setValue('text', isMail && text.trim() ? `${text.trimEnd()}\n\n${words}` : words);
  };
  return (
    <Modal title={title} text={to} {...modal}>
      <form onSubmit={onSubmit} noValidate className="mt-3 grid gap-3">
        {templates.length > 0 && (
          <Select
            aria-label="Template"
            value=""
            onChange={({ target }) => choose(templates.find((template) => template.id === target.value))}
            options={[
              ['', 'Use a template…'],
              ...templates.map((template) => [template.id, templateLabel(template)] as const),
            ]}
            className={slimField}
          />
        )}
        {isMail && <TextField id={`${id}-subject`} label="Subject" {...field('subject')} />}
        <TextArea
          id={`${id}-text`}
          label="Message"
          rows={isMail ? 8 : 6}
          className={`field ${isMail ? 'min-h-40' : 'min-h-32'}`}
          {...field('text')}
        />
        <Preview words={isMail ? [subject, text] : [text]} lead={lead} me={me} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={modal.onClose}>Later</Button>
          {children}
        </div>
      </form>
      {text.trim() !== '' && (
        <SaveTemplate templates={templates} words={{ channel, subject, text }} lead={lead} me={me} />
      )}
      <RemoveTemplate templates={templates} />
    </Modal>
  );
}

/** An answer by e-mail. What is typed is kept until it was sent. */
function Reply({ lead, me, ...modal }: LeadDialogProps & Between) {
  const form = useContractForm(replySchema(lead, me), {
    draft: `reply ${lead.id}`,
    defaultValues: { subject: `Your enquiry ${lead.reference}`, text: '' },
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (words: Words) => {
      if (!(await sendReply(lead, words))) return;
      form.dropDraft();
      modal.onClose();
    },
  });
  return (
    <MessageDialog
      {...modal}
      lead={lead}
      me={me}
      channel="email"
      form={form}
      onSubmit={form.handleSubmit((words) => mutate(words))}
      title={`Answer ${lead.name}`}
      text={`To ${lead.email}`}
    >
      <Button type="submit" disabled={isPending} look="primary" className="w-28">
        {isPending ? 'Sending...' : 'Send'}
      </Button>
    </MessageDialog>
  );
}

const anyWords = z.object({ subject: z.string(), text: z.string() });

/** A message for WhatsApp, begun with the greeting or a template, where it opens to be sent. */
function Whatsapp({ lead, me, ...modal }: LeadDialogProps & Between) {
  const { greeting } = usePreferences().preferences;
  const form = useContractForm(anyWords, {
    draft: `whatsapp ${lead.id}`,
    defaultValues: { subject: '', text: fillGreeting(greeting, lead, me) },
  });
  const words = fillTemplate(useWatch({ control: form.control, name: 'text' }), lead, me);
  const problem = variablesError(words);
  return (
    <MessageDialog
      {...modal}
      lead={lead}
      me={me}
      channel="whatsapp"
      form={form}
      title={`WhatsApp to ${lead.name}`}
      text={lead.phone}
    >
      <a
        href={whatsappLink(lead.phone, words)}
        target="_blank"
        rel="noopener noreferrer"
        className="button button-primary"
        onClick={(event) => {
          if (problem) {
            event.preventDefault();
            return form.setError('text', { message: problem });
          }
          form.dropDraft();
          useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } });
          modal.onClose();
        }}
      >
        Open WhatsApp
      </a>
    </MessageDialog>
  );
}

export function ReplyDialog(props: LeadDialogProps) {
  const me = useCurrentUser();
  return me && <Reply {...props} me={me} />;
}

export function WhatsappDialog(props: LeadDialogProps) {
  const me = useCurrentUser();
  return me && <Whatsapp {...props} me={me} />;
}
