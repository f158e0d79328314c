import { fillTemplate, type ReplyTemplate } from '@golghar/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { useAddReply, useReplyTemplates } from '../api/use-replies';
import { useCurrentUser } from '../api/use-staff';
import { readReply } from '../model/template-words';
import { dropDraft, useChangedDraft, useDraft, writeDraft } from '../store/drafts';
import type { LeadDialogProps } from '../store/inbox';
import { Preview, RemoveTemplate, SaveTemplate, TemplateSelect } from './template-fields';

type Errors = { subject?: string | undefined; text?: string | undefined };

/** An answer by e-mail, from a template or from nothing. What is typed is kept until it was sent. */
export default function ReplyDialog({ lead, ...modal }: LeadDialogProps) {
  const me = useCurrentUser();
  const { data: templates = [] } = useReplyTemplates('email');
  const { mutate: send, isPending } = useAddReply(lead.id);
  const [subjectDraft, textDraft] = [`reply subject ${lead.id}`, `reply ${lead.id}`];
  const typedSubject = useChangedDraft(subjectDraft);
  const text = useDraft(textDraft);
  const [errors, setErrors] = useState<Errors>({});
  const id = useId();
  const subject = typedSubject ?? `Your enquiry ${lead.reference}`;

  const choose = (template: ReplyTemplate) => {
    if (!me) return;
    const words = fillTemplate(template.text, lead, me);
    writeDraft(subjectDraft, fillTemplate(template.subject, lead, me));
    // Nothing that was typed is lost.
    writeDraft(textDraft, text.trim() ? `${text.trimEnd()}\n\n${words}` : words);
    setErrors({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!me) return;
    const read = readReply({ subject, text }, lead, me);
    if ('errors' in read) return setErrors(read.errors);
    send(read.reply, {
      onSuccess: () => {
        dropDraft(subjectDraft);
        dropDraft(textDraft);
        modal.onClose();
      },
    });
  };
  return (
    <Modal title={`Answer ${lead.name}`} text={`To ${lead.email}`} {...modal}>
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3">
        <TemplateSelect templates={templates} onChoose={choose} />
        <FormField id={`${id}-subject`} label="Subject" error={errors.subject}>
          {(aria) => (
            <input
              {...aria}
              value={subject}
              autoComplete="off"
              onChange={(event) => writeDraft(subjectDraft, event.target.value)}
              className="field"
            />
          )}
        </FormField>
        <FormField id={`${id}-text`} label="Message" error={errors.text}>
          {(aria) => (
            <textarea
              {...aria}
              rows={8}
              value={text}
              onChange={(event) => {
                writeDraft(textDraft, event.target.value);
                setErrors({});
              }}
              className="field min-h-40"
            />
          )}
        </FormField>
        <Preview words={[subject, text]} lead={lead} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={modal.onClose}>Later</Button>
          <Button type="submit" disabled={isPending} look="primary" className="w-28">
            {isPending ? 'Sending...' : 'Send'}
          </Button>
        </div>
      </form>
      {text.trim() !== '' && (
        <SaveTemplate templates={templates} words={{ channel: 'email', subject, text }} lead={lead} />
      )}
      <RemoveTemplate templates={templates} />
    </Modal>
  );
}
