import type { Submission } from '@golghar/contracts';
import { X } from 'lucide-react';
import { memo, type TouchEvent, useDeferredValue, useRef } from 'react';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { takeFocus } from '@/lib/scroll';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { useLead } from '../../leads-core/api/lead-queries';
import { useIsManager } from '../../leads-core/api/use-staff';
import { ContactPrompt } from '../../leads-core/components/contact-links';
import { cardId, paneId } from '../../leads-core/model/element-ids';
import { focusRow, setCursor } from '../../leads-core/store/inbox';
import { LeadDetail } from './lead-detail';
import { LeadFacts, LeadMessage, LeadTags } from './lead-facts';
import { LeadActions, type Neighbours } from './lead-nav';
import { NoteItem, NotesButtons } from './notes-dialog';

/** Minimum horizontal distance of a swipe (pixels), which must also be twice the vertical one. */
const distance = 60;

/** Handlers for swiping, if it is on: left for the next, right for the previous. */
export function useSwipe({ previousId, nextId }: Neighbours, onMove: (id: string) => void, isOn = true) {
  // A swipe must not also trigger the browser's back gesture.
  useDocumentClass(isOn ? 'overscroll-x-none' : '');
  const start = useRef<{ x: number; y: number }>(undefined);
  return (
    isOn && {
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches.length === 1 ? touches.item(0) : null;
        start.current = touch ? { x: touch.clientX, y: touch.clientY } : undefined;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches.item(0);
        const from = start.current;
        start.current = undefined;
        if (!from || !touch) return;
        const x = touch.clientX - from.x;
        const y = touch.clientY - from.y;
        if (Math.abs(x) < distance || Math.abs(x) < 2 * Math.abs(y)) return;
        const id = x < 0 ? nextId : previousId;
        if (id) onMove(id);
      },
    }
  );
}

type Props = Neighbours & {
  id: string;
  /** Opens another lead; the empty id closes this one. */
  onOpen: (id: string, options?: { replace: boolean }) => void;
};

/** The open lead: beside the list, or over it if there is no room for both. */
export function LeadPane({ id, previousId, nextId, onOpen }: Props) {
  // Deferred: the row responds to a press at once, while rendering a lead is slower and may be superseded by the next key.
  const shownId = useDeferredValue(id, '');
  const neighbours = { previousId: useDeferredValue(previousId), nextId: useDeferredValue(nextId) };
  return shownId && <Pane id={shownId} {...neighbours} onOpen={onOpen} />;
}

const Pane = memo(function Pane({ id, onOpen, ...neighbours }: Props) {
  const isPhone = !useMediaQuery('(min-width: 768px)');
  const move = (other: string) => {
    setCursor(other);
    onOpen(other, { replace: true });
  };
  const swipe = useSwipe(neighbours, move, isPhone);
  const close = () => {
    onOpen('');
    focusRow(id);
  };
  return (
    <section
      ref={isPhone ? takeFocus : undefined}
      id={paneId}
      tabIndex={isPhone ? -1 : undefined}
      aria-label="Open lead"
      {...swipe}
      className={`flex flex-col ${isPhone ? 'touch-pan-y touch-pinch-zoom fixed inset-x-0 top-0 bottom-[var(--toast-room,0px)] z-40 bg-bg outline-none' : 'h-below-bars min-w-0 grow max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:z-20 max-lg:bg-bg'}`}
    >
      <LeadDetail id={id} heading="h2" {...neighbours} onMove={move} onDeleted={close}>
        <IconButton label="Close the lead" title="Close (Esc)" onClick={close} Icon={X} iconSize={20} />
      </LeadDetail>
    </section>
  );
});

/** The expanded part of a row, if there is no room for the lead beside the list. */
export function LeadCard({ lead, onOpen }: { lead: Submission; onOpen: (id: string) => void }) {
  const { data: detail } = useLead(lead.id);
  const [latest] = detail?.notes ?? [];
  return (
    <section id={cardId(lead.id)} aria-label={`Details of ${lead.name}`} className="border-t border-hairline">
      <LeadActions lead={lead} onOpen={onOpen} />
      <ContactPrompt lead={lead} />
      <div className="grid gap-3 px-4 py-3">
        <LeadTags lead={lead} buttonId={`${cardId(lead.id)}-tag`} />
        <LeadFacts lead={lead} />
        <LeadMessage message={lead.message} heading="h4" />
        <div>
          <div className="flex flex-wrap items-center gap-x-1">
            <h4 className="mr-auto text-17">Notes</h4>
            <NotesButtons lead={lead} canDelete={useIsManager()} />
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
