import {
  fillTemplate,
  newReplyTemplateSchema,
  type SessionUser,
  type Submission,
  type TemplateChannel,
  templateVariables,
} from '@golghar/contracts';
import type { MouseEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { InlineField } from '@/ui/form/word-form';
import { useAddTemplate, useChangeTemplate, useReplyTemplates } from '../../leads-core/api/reply-templates';
import { useIsManager } from '../../leads-core/api/use-staff';
import { whatsappLink } from '../../leads-core/model/phone';
import {
  signatureBelow,
  type TypedMessage,
  toTemplateWords,
  type Words,
} from '../../leads-core/model/template-words';

type FilledProps = { lead: Submission; me: SessionUser; control: Control<TypedMessage, unknown, Words> };

/** The typed text with its variables filled in. Only its parts of the form are rendered at each letter. */
function useFilled({ lead, me, control }: FilledProps) {
  const text = useWatch({ control, name: 'text' });
  return { text, filled: fillTemplate(text, lead, me) };
}

export function Preview({ signature, ...props }: FilledProps & { signature: string }) {
  const { text, filled } = useFilled(props);
  const below = signatureBelow(filled, signature, props.me).replaceAll(/,?\n/g, ' · ');
  const preview = [filled !== text && filled, below].filter(Boolean).join('\n');
  if (!preview) return null;
  return (
    <p dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere text-14 text-ink-2">
      {preview}
    </p>
  );
}

export const ChatLink = ({ onOpen, ...props }: FilledProps & { onOpen: (event: MouseEvent) => void }) => (
  <a
    data-send
    href={whatsappLink(props.lead.phone, useFilled(props).filled)}
    target="_blank"
    rel="noopener noreferrer"
    className="button button-small button-primary"
    onClick={onOpen}
  >
    Open WhatsApp
  </a>
);

type Props = Omit<FilledProps, 'control'> & { channel: TemplateChannel; words: () => Words };

const names = templateVariables.map((variable) => `{${variable}}`);

/** Saves text as a template: for oneself, or as an admin or manager for all. The name of an existing one overwrites it. */
export function SaveTemplate({ channel, words, lead, me }: Props) {
  const { data: templates = [] } = useReplyTemplates(channel);
  const { mutateAsync: add } = useAddTemplate();
  const { mutateAsync: change } = useChangeTemplate(templates);
  const canShare = useIsManager();
  const save = (name: string, isShared: boolean) => {
    const { subject, text } = words();
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
