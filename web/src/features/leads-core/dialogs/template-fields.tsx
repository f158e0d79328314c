import {
  fillTemplate,
  type NewReplyTemplate,
  newReplyTemplateSchema,
  type ReplyTemplate,
  type Submission,
  templateVariables,
} from '@golghar/contracts';
import { InlineField } from '@/ui/form/inline-field';
import { Select, slimField } from '@/ui/form/select';
import { Icon } from '@/ui/icon';
import { useAddTemplate, useChangeTemplate, useRemoveTemplate } from '../api/use-replies';
import { useCurrentUser } from '../api/use-staff';
import { toTemplateWords } from '../model/template-words';

/** How a template is called where one chooses: one's own say so. */
export const templateLabel = ({ name, isShared }: ReplyTemplate): string =>
  isShared ? name : `${name} (yours)`;

type SelectProps = { templates: readonly ReplyTemplate[]; onChoose: (template: ReplyTemplate) => void };

/** Templates to begin from; nothing where there are none. */
export function TemplateSelect({ templates, onChoose }: SelectProps) {
  if (templates.length === 0) return null;
  return (
    <Select
      aria-label="Template"
      value=""
      onChange={(event) => {
        const chosen = templates.find(({ id }) => id === event.target.value);
        if (chosen) onChoose(chosen);
      }}
      options={[
        ['', 'Use a template…'],
        ...templates.map((template) => [template.id, templateLabel(template)] as const),
      ]}
      className={slimField}
    />
  );
}

type PreviewProps = { words: readonly string[]; lead: Submission };

/** How words will be read in which something stands for the lead; nothing for words without. */
export function Preview({ words, lead }: PreviewProps) {
  const me = useCurrentUser();
  if (!me || !words.some((text) => /\{\w+\}/.test(text))) return null;
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

type SaveProps = {
  templates: readonly ReplyTemplate[];
  words: Pick<NewReplyTemplate, 'channel' | 'subject' | 'text'>;
  lead: Submission;
};

const names = templateVariables.map((variable) => `{${variable}}`);

/**
 * Saves what was written as a template for later answers: for oneself, and by admins and managers for everybody. The name of a template
 * that one may change changes it.
 */
export function SaveTemplate({ templates, words, lead }: SaveProps) {
  const { mutate: add } = useAddTemplate();
  const { mutate: change } = useChangeTemplate();
  const me = useCurrentUser();
  if (!me) return null;
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
        {me.role !== 'sales_executive' && <InlineField {...fieldFor(true)} action="Keep for everybody" />}
      </div>
      <p className="px-2 text-14 text-ink-3">
        {names.slice(0, -1).join(', ')} stand for the lead, {names.at(-1)} for you. The name of a template
        that is there already changes it.
      </p>
    </div>
  );
}

/** Templates that one may remove: one's own, and for admins and managers those of everybody. */
export function RemoveTemplate({ templates }: { templates: readonly ReplyTemplate[] }) {
  const { mutate: remove } = useRemoveTemplate();
  const canShare = useCurrentUser()?.role !== 'sales_executive';
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
            <button
              type="button"
              aria-label={`Remove the template ${template.name}`}
              onClick={() => remove(template)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface md:size-9"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
