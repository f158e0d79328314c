import { templateVariables } from '@golghar/contracts';
import { useSearchParams } from 'react-router';
import { useReplyTemplates } from '@/features/leads-core/api/replies';
import { TemplateList } from '@/features/templates/components/template-list';
import { QueryState } from '@/ui/query-state';

const variables = templateVariables.map((variable) => `{${variable}}`).join(', ');

export default function TemplatesPage() {
  const query = useReplyTemplates();
  const [search] = useSearchParams();
  const { data: templates = [] } = query;
  return (
    <div className="max-w-[60rem]">
      <p className="my-4 max-w-[65ch] text-ink-2">
        Words for answers by e-mail and in WhatsApp. Write an answer to a lead and keep it as a template; what
        stands for the lead, such as {variables}, is filled in.
      </p>
      <QueryState query={query} failed="The templates could not be loaded" isQuiet />
      {query.isSuccess && templates.length === 0 && (
        <p className="py-8 text-ink-3">
          No templates yet. Open a lead, press Write, and choose “Keep these words as a template” below your
          answer.
        </p>
      )}
      {templates.length > 0 && <TemplateList templates={templates} wantedId={search.get('template')} />}
    </div>
  );
}
