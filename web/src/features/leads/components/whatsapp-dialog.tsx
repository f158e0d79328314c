import { fillTemplate, type ReplyTemplate } from '@golghar/contracts';
import { useId } from 'react';
import { FormField } from '@/ui/form-field';
import { Modal } from '@/ui/modal';
import { usePreferences } from '../api/preferences';
import { useCurrentUser } from '../api/use-current-user';
import { useReplyTemplates } from '../api/use-replies';
import { fillGreeting } from '../model/greeting';
import { whatsappLink } from '../model/phone';
import { dropDraft, useChangedDraft, writeDraft } from '../store/drafts';
import { useInbox } from '../store/inbox';
import type { LeadDialogProps } from './lead-dialog-props';
import { RemoveTemplate } from './remove-template';
import { KeepTemplate, TemplateSelect } from './template-fields';

/** A message for WhatsApp, begun with the greeting or a template, where it opens to be sent. */
export default function WhatsappDialog({ lead, onClose, returnTo }: LeadDialogProps) {
  const me = useCurrentUser();
  const { greeting } = usePreferences().preferences;
  const { data: templates = [] } = useReplyTemplates('whatsapp');
  const draft = `whatsapp ${lead.id}`;
  const text = useChangedDraft(draft) ?? fillGreeting(greeting, lead, me);
  const id = useId();
  const choose = (template: ReplyTemplate) => me && writeDraft(draft, fillTemplate(template.text, lead, me));
  return (
    <Modal title={`WhatsApp to ${lead.name}`} text={lead.phone} onClose={onClose} returnTo={returnTo}>
      <div className="mt-3 grid gap-3">
        <TemplateSelect templates={templates} onChoose={choose} />
        <FormField id={id} label="Message">
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
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button button-secondary" onClick={onClose}>
            Later
          </button>
          <a
            href={whatsappLink(lead.phone, text)}
            target="_blank"
            rel="noopener noreferrer"
            className="button button-primary"
            onClick={() => {
              dropDraft(draft);
              useInbox.setState({ called: { leadId: lead.id, channel: 'whatsapp' } });
              onClose();
            }}
          >
            Open WhatsApp
          </a>
        </div>
      </div>
      <KeepTemplate templates={templates} words={{ channel: 'whatsapp', subject: '', text }} />
      <RemoveTemplate templates={templates} />
    </Modal>
  );
}
