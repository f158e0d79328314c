import { api, templateVariables } from '@golghar/contracts';
import { useSearchParams } from 'react-router';
import { useReplyTemplates } from '@/features/leads-core/api/reply-templates';
import { readForStaff } from '@/features/session/api/session';
import { TemplateRow } from '@/features/templates/components/template-row';
import { operationQuery } from '@/lib/api/operations';
import { QueryList } from '@/ui/query-state';

export const clientLoader = () =>
  readForStaff((client) => [client.ensureQueryData(operationQuery(api.listReplyTemplates))]);

const variables = templateVariables.map((variable) => `{${variable}}`).join(', ');

export default function TemplatesPage() {
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
