import type { Submission } from '@golghar/contracts';
import { Pencil } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/ui/icon-button';
import { correctionDraft, startCorrecting, useCorrecting } from '../../leads-core/store/correcting';
import { useDraft } from '../../leads-core/store/drafts';
import { ContactDataForm } from './contact-data-form';

type Props = {
  lead: Submission;
  /** What it says while nobody corrects it. */
  children: ReactNode;
};

/** Who it is and how to reach them; a press or a key turns that into fields. What was typed and not saved is there again. */
export function ContactData({ lead, children }: Props) {
  const isWanted = useCorrecting((state) => state.leadId === lead.id);
  const hasDraft = useDraft(correctionDraft(lead.id)) !== '';
  const button = useRef<HTMLButtonElement>(null);
  if (isWanted || hasDraft)
    return (
      <ContactDataForm
        key={lead.id}
        lead={lead}
        takesFocus={isWanted}
        onLeave={() => requestAnimationFrame(() => button.current?.focus())}
      />
    );
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 grow">{children}</div>
      <IconButton
        ref={button}
        label="Correct name and contact data"
        title="Correct name and contact data (E)"
        onClick={() => startCorrecting(lead.id)}
        className="-my-2.5 size-11 md:-my-1 md:size-8"
        Icon={Pencil}
        iconSize={16}
      />
    </div>
  );
}
