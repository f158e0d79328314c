import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { shownLead } from '../api/lead-cache';
import { useSwipe } from '../hooks/use-swipe';
import { paneId } from '../model/element-ids';
import { LeadDetail } from './lead-detail';
import { CloseButton, LeadMenu, NeighbourButtons, type Neighbours } from './lead-nav';

type Props = Neighbours & { id: string; onMove: (id: string) => void; onClose: () => void };

/** On a phone: the open lead over the list, which waits underneath where one left it. */
export function LeadSheet({ id, onMove, onClose, previousId, nextId }: Props) {
  const client = useQueryClient();
  const sheet = useRef<HTMLElement>(null);
  const swipe = useSwipe(
    () => nextId && onMove(nextId),
    () => previousId && onMove(previousId),
  );
  useEffect(() => sheet.current?.focus(), []);
  return (
    <section
      ref={sheet}
      id={paneId}
      tabIndex={-1}
      aria-label="Open lead"
      {...swipe}
      className="swipe-pages touch-pan-y touch-pinch-zoom fixed inset-0 z-40 flex flex-col bg-bg outline-none"
    >
      <LeadDetail id={id} heading="h2" onDeleted={onClose}>
        <NeighbourButtons previousId={previousId} nextId={nextId} onMove={onMove} />
        <LeadMenu lead={shownLead(client, id)} hasPage onDeleted={onClose} />
        <CloseButton onClose={onClose} />
      </LeadDetail>
    </section>
  );
}
