import { fillTemplate, type ReplyTemplate } from '@golghar/contracts';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { FormField } from '@/ui/form/form-field';
import { Modal } from '@/ui/overlay/modal';
import { usePreferences } from '../api/preferences';
import { useReplyTemplates } from '../api/use-replies';
import { useCurrentUser } from '../api/use-staff';
import { fillGreeting, whatsappLink } from '../model/phone';
import { variablesError } from '../model/template-words';
import { dropDraft, useChangedDraft, writeDraft } from '../store/drafts';
import { type LeadDialogProps, useInbox } from '../store/inbox';
import { Preview, RemoveTemplate, SaveTemplate, TemplateSelect } from './template-fields';

/** A message for WhatsApp, begun with the greeting or a template, where it opens to be sent. */
export default function WhatsappDialog({ lead, ...modal }: LeadDialogProps) {
  const me = useCurrentUser();
  const { greeting } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates('whatsapp');
  const draft = `whatsapp ${lead.id}`;
  const text = useChangedDraft(draft) ?? fillGreeting(greeting, lead, me);
  const words = me ? fillTemplate(text, lead, me) : text;
  const problem = variablesError(words);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const choose = (template: ReplyTemplate) => me && writeDraft(draft, fillTemplate(template.text, lead, me));
  return (
    <Modal title={`WhatsApp to ${lead.name}`} text={lead.phone} {...modal}>
      <div className="mt-3 grid gap-3">
        <TemplateSelect templates={templates} onChoose={choose} />
        <FormField id={id} label="Message" error={isRefused ? problem : undefined}>
          {(aria) => (
            <textarea
              {...aria}
              rows={6}
              value={text}
              onChange={(event) => writeDraft(draft, event.target.value)}
              className="field min-h-32"
            />
          )}
        </FormField>
        <Preview words={[text]} lead={lead} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={modal.onClose}>Later</Button>
          <a
            href={whatsappLink(lead.phone, words)}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-primary"
            onClick={(event) => {
              if (problem) {
                event.preventDefault();
                return setRefused(true);
              }
              dropDraft(draft);
              useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } });
              modal.onClose();
            }}
          >
            Open WhatsApp
          </a>
        </div>
      </div>
      <SaveTemplate templates={templates} words={{ channel: 'whatsapp', subject: '', text }} lead={lead} />
      <RemoveTemplate templates={templates} />
    </Modal>
  );
}
