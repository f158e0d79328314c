import type { ReplyTemplate } from '@golghar/contracts';
import { takeFocus } from '@/lib/scroll';
import { Button } from '@/ui/button';
import { useRemoveTemplate } from '../../leads-core/api/reply-templates';
import { useIsManager } from '../../leads-core/api/use-staff';

const channels: Record<ReplyTemplate['channel'], string> = { email: 'E-mail', whatsapp: 'WhatsApp' };

/** `isWanted` if the URL asks for this template. */
type Props = ReplyTemplate & { isWanted: boolean };

export function TemplateRow({ isWanted, ...template }: Props) {
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
