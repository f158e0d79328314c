import { fillTemplate, type SessionUser, type Submission } from '@golghar/contracts';
import type { MouseEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { whatsappLink } from '../../leads-core/model/phone';
import { signatureBelow, type TypedMessage, type Words } from '../../leads-core/model/template-words';

type FilledProps = { lead: Submission; me: SessionUser; control: Control<TypedMessage, unknown, Words> };

/** The typed text with its variables filled in. Only its parts of the form are rendered at each letter. */
function useFilled({ lead, me, control }: FilledProps) {
  const text = useWatch({ control, name: 'text' });
  return { text, filled: fillTemplate(text, lead, me) };
}

/** What the text becomes, and the signature below it. */
export function Preview({ signature, ...props }: FilledProps & { signature: string | undefined }) {
  const { text, filled } = useFilled(props);
  const below =
    signature !== undefined && signatureBelow(filled, signature, props.me).replaceAll(/,?\n/g, ' · ');
  const preview = [filled !== text && filled, below].filter(Boolean).join('\n');
  if (!preview) return null;
  return (
    <p dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere text-14 text-ink-2">
      {preview}
    </p>
  );
}

export function ChatLink({ onOpen, ...props }: FilledProps & { onOpen: (event: MouseEvent) => void }) {
  return (
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
}
