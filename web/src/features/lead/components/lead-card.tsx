import type { Submission } from '@golghar/contracts';
import { Button } from '@/ui/button';
import { useLead } from '../../leads-core/api/use-lead';
import { ContactPrompt } from '../../leads-core/components/contact-prompt';
import { cardId } from '../../leads-core/model/element-ids';
import { LeadActions } from './lead-actions';
import { LeadFacts, LeadMessage } from './lead-facts';
import { LeadTags } from './lead-tags';
import { NoteItem, NotesButtons } from './notes-dialog';

type Props = { lead: Submission; onOpen: (id: string) => void };

/** What a row of the list expands to, in its place, where there is no room for the lead beside the list. */
export function LeadCard({ lead, onOpen }: Props) {
  const { data: detail } = useLead(lead.id);
  const [latest] = detail?.notes ?? [];
  return (
    <section id={cardId(lead.id)} aria-label={`Details of ${lead.name}`} className="border-t border-hairline">
      <LeadActions lead={lead} />
      <ContactPrompt lead={lead} />
      <div className="grid gap-3 px-4 py-3">
        <LeadTags lead={lead} buttonId={`${cardId(lead.id)}-tag`} />
        <LeadFacts lead={lead} />
        <LeadMessage message={lead.message} heading="h4" />
        <div>
          <div className="flex flex-wrap items-center gap-x-1">
            <h4 className="mr-auto text-17">Notes</h4>
            <NotesButtons lead={lead} />
          </div>
          {latest && (
            <ul aria-label="Latest note">
              <NoteItem note={latest} />
            </ul>
          )}
          {detail && !latest && <p className="text-14 text-ink-3">No notes yet.</p>}
        </div>
        <Button onClick={() => onOpen(lead.id)} className="min-h-11">
          Open the lead
        </Button>
      </div>
    </section>
  );
}
