import { memo, useEffect, useRef } from 'react';
import { useShownLead } from '../../leads-core/hooks/use-shown-lead';
import { paneId } from '../../leads-core/model/element-ids';
import { useSwipe } from '../hooks/use-swipe';
import { LeadDetail } from './lead-detail';
import { CloseButton, LeadMenu, NeighbourButtons, type Neighbours } from './lead-nav';

type Props = Neighbours & { id: string; onMove: (id: string) => void; onClose: (id: string) => void };

/** On a phone: the open lead over the list, which waits underneath where one left it. */
export const LeadSheet = memo(function LeadSheet({ id, onMove, onClose, previousId, nextId }: Props) {
  const lead = useShownLead(id);
  const sheet = useRef<HTMLElement>(null);
  const swipe = useSwipe(
    () => nextId && onMove(nextId),
    () => previousId && onMove(previousId),
  );
  const close = () => onClose(id);
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      id={paneId}
      tabIndex={-1}
      aria-label="Open lead"
      {...swipe}
      className="swipe-pages touch-pan-y touch-pinch-zoom fixed inset-x-0 top-0 bottom-[var(--toast-room,0px)] z-40 flex flex-col bg-bg outline-none"
    >
      <LeadDetail id={id} heading="h2" onDeleted={close}>
        <NeighbourButtons previousId={previousId} nextId={nextId} onMove={onMove} />
        <LeadMenu lead={lead} hasPage onDeleted={close} />
        <CloseButton onClose={close} />
      </LeadDetail>
    </section>
  );
});
