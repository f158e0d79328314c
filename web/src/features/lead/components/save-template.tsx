import {
  type NewReplyTemplate,
  newReplyTemplateSchema,
  type ReplyTemplate,
  type SessionUser,
  type Submission,
  templateVariables,
} from '@golghar/contracts';
import { InlineField } from '@/ui/form/word-form';
import { useAddTemplate, useChangeTemplate } from '../../leads-core/api/reply-templates';
import { useIsManager } from '../../leads-core/api/use-staff';
import { toTemplateWords } from '../../leads-core/model/template-words';

type SaveTemplateProps = {
  lead: Submission;
  me: SessionUser;
  templates: readonly ReplyTemplate[];
  words: () => Pick<NewReplyTemplate, 'channel' | 'subject' | 'text'>;
};

const names = templateVariables.map((variable) => `{${variable}}`);

/**
 * Saves text as a template: for oneself, or as an admin or manager for everybody. The name of an existing template that one may
 * change overwrites it.
 */
export function SaveTemplate({ templates, words, lead, me }: SaveTemplateProps) {
  const { mutateAsync: add } = useAddTemplate();
  const { mutateAsync: change } = useChangeTemplate(templates);
  const canShare = useIsManager();
  const save = (name: string, isShared: boolean) => {
    const { channel, subject, text } = words();
    const template = {
      channel,
      subject: toTemplateWords(subject, lead, me),
      text: toTemplateWords(text, lead, me),
      name,
      isShared,
    };
    const before = templates.find((each) => each.name === name);
    return before ? change({ params: { id: before.id }, body: template }) : add({ body: template });
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
    <section aria-label="Templates" className="border-t border-hairline pt-2 text-14">
      <div className="flex flex-wrap gap-x-2">
        <InlineField {...fieldFor(false)} action="Save as template" />
        {canShare && <InlineField {...fieldFor(true)} action="Keep for everybody" />}
      </div>
      <p className="px-2 text-14 text-ink-3">
        {names.slice(0, -1).join(', ')} stand for the lead, {names.at(-1)} for you. The name of a template
        that is there already changes it.
      </p>
    </section>
  );
}
