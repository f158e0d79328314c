import { type NewReplyTemplate, newReplyTemplateSchema, type ReplyTemplate } from '@golghar/contracts';
import { InlineField } from '@/ui/inline-field';
import { useCurrentUser } from '../api/use-current-user';
import { useAddTemplate } from '../api/use-replies';

/** How a template is called where one chooses: one's own say so. */
export const templateLabel = ({ name, isShared }: ReplyTemplate): string =>
  isShared ? name : `${name} (yours)`;

type SelectProps = { templates: readonly ReplyTemplate[]; onChoose: (template: ReplyTemplate) => void };

/** Templates to begin from; nothing where there are none. */
export function TemplateSelect({ templates, onChoose }: SelectProps) {
  if (templates.length === 0) return null;
  return (
    <select
      aria-label="Template"
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ id }) => id === event.target.value);
        if (chosen) onChoose(chosen);
      }}
      className="field min-h-11 py-1 text-15 md:min-h-9"
    >
      <option value="">Use a template…</option>
      {templates.map((template) => (
        <option key={template.id} value={template.id}>
          {templateLabel(template)}
        </option>
      ))}
    </select>
  );
}

type KeepProps = {
  templates: readonly ReplyTemplate[];
  words: Pick<NewReplyTemplate, 'channel' | 'subject' | 'text'>;
};

/** Keeps what was written for later answers: for oneself, and by admins and managers for everybody. */
export function KeepTemplate({ templates, words }: KeepProps) {
  const { mutate: keep } = useAddTemplate();
  const canShare = useCurrentUser()?.role !== 'sales_executive';
  const field = {
    label: 'Name of the template',
    submit: 'Keep',
    schema: newReplyTemplateSchema.shape.name,
    refuse: (name: string) =>
      templates.some((each) => each.name === name) ? 'There is already a template with this name' : undefined,
    className: 'inline-flex min-h-9 items-center rounded-control px-2 text-14 text-link hover:bg-surface',
  };
  return (
    <div className="mt-2 flex flex-wrap gap-x-2">
      <InlineField
        {...field}
        action="Keep these words as a template"
        onSubmit={(name) => keep({ ...words, name, isShared: false })}
      />
      {canShare && (
        <InlineField
          {...field}
          action="Keep for everybody"
          onSubmit={(name) => keep({ ...words, name, isShared: true })}
        />
      )}
    </div>
  );
}
