import { type ReplyTemplate, templateVariables } from '@golghar/contracts';
import { useSearchParams } from 'react-router';
import { takeFocus } from '@/lib/scroll';
import { readForStaff } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { QueryList } from '@/ui/query-state';
import { templatesQuery, useRemoveTemplate, useReplyTemplates } from '../../leads-core/api/reply-templates';
import { useIsManager } from '../../leads-core/api/use-staff';

const channels: Record<ReplyTemplate['channel'], string> = { email: 'E-mail', whatsapp: 'WhatsApp' };

function TemplateRow({ isWanted, ...template }: ReplyTemplate & { isWanted: boolean }) {
  const { name, channel, isShared, subject, text } = template;
  const canShare = useIsManager();
  const { mutate: remove } = useRemoveTemplate(template);
  return (
    <li
      ref={isWanted ? takeFocus : undefined}
      tabIndex={isWanted ? -1 : undefined}
      className={`grid gap-x-4 gap-y-1 border-b border-hairline px-2 py-3 outline-none sm:grid-cols-[1fr_auto] ${isWanted ? 'bg-note-ground' : ''}`}
    >
      <div className="min-w-0">
        <h2 className="font-body text-15 font-semibold wrap-anywhere">{name}</h2>
        <p className="text-14 text-ink-3">
          {channels[channel]} · {isShared ? 'For everybody' : 'Yours'}
        </p>
        {subject && <p className="wrap-anywhere">{subject}</p>}
        <p dir="auto" className="max-w-[75ch] whitespace-pre-wrap text-ink-2 wrap-anywhere">
          {text}
        </p>
      </div>
      {(!isShared || canShare) && (
        <Button
          size="small"
          aria-label={`Remove the template ${name}`}
          onClick={() => remove({ params: { id: template.id } })}
          className="min-h-11 self-start justify-self-start text-danger md:min-h-9"
        >
          Remove
        </Button>
      )}
    </li>
  );
}

const variables = templateVariables.map((variable) => `{${variable}}`).join(', ');

export const clientLoader = () => readForStaff(templatesQuery);

export default function Templates() {
  const query = useReplyTemplates();
  const [search] = useSearchParams();
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 max-w-[65ch] text-ink-2">
        Text for answers by e-mail and in WhatsApp. Write an answer to a lead and save it as a template;{' '}
        {variables} are filled in for each lead.
      </p>
      <QueryList
        query={query}
        label="Templates"
        failed="The templates could not be loaded"
        isQuiet
        none="No templates yet. Open a lead, press Write, and choose “Save as template” below your answer."
        items={query.data}
      >
        {(template) => (
          <TemplateRow key={template.id} {...template} isWanted={template.id === search.get('template')} />
        )}
      </QueryList>
    </div>
  );
}
