import { memo, useDeferredValue, useMemo } from 'react';
import { paneId } from '../../leads-core/model/element-ids';
import { LeadDetail } from './lead-detail';
import { CloseButton, NeighbourButtons, type Neighbours, OwnPageLink } from './lead-nav';

type Props = Neighbours & { id: string; onMove: (id: string) => void; onClose: (id: string) => void };

/** The open lead beside the list, or over it where there is no room for both. */
export function LeadPane({ id, previousId, nextId, onMove, onClose }: Props) {
  const latest = useMemo(() => ({ id, previousId, nextId }), [id, previousId, nextId]);
  // The row answers a press at once; drawing a lead takes longer and may be overtaken by the next key.
  const shown = useDeferredValue(latest);
  return <Pane {...shown} onMove={onMove} onClose={onClose} />;
}

const Pane = memo(function Pane({ id, onClose, ...neighbours }: Props) {
  if (!id)
    return (
      <div className="hidden grow place-content-center p-8 text-center text-ink-3 lg:grid">
        <p>Choose a lead to read it here.</p>
        <p className="mt-1 text-14">J and K move through the list, ? shows all keys.</p>
      </div>
    );
  const close = () => onClose(id);
  return (
    <section
      id={paneId}
      aria-label="Open lead"
      className="flex h-below-bars min-w-0 grow flex-col max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:z-20 max-lg:bg-bg"
    >
      <LeadDetail id={id} heading="h2" onDeleted={close}>
        <NeighbourButtons {...neighbours} />
        <OwnPageLink id={id} />
        <CloseButton onClose={close} />
      </LeadDetail>
    </section>
  );
});
