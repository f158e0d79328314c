import { leadPath } from '@golghar/contracts';
import { Maximize2, X } from 'lucide-react';
import { Link } from 'react-router';
import { LeadDetail } from './lead-detail';
import { paneId } from './lead-row';

type Props = { id: string; canDelete: boolean; onClose: () => void };

/** The open lead beside the list. */
export function LeadPane({ id, canDelete, onClose }: Props) {
  if (!id)
    return (
      <div className="grid grow place-content-center p-8 text-center text-ink-3">
        <p>Choose a lead to read it here.</p>
        <p className="mt-1 text-14">J and K move through the list, ? shows all keys.</p>
      </div>
    );
  return (
    <section id={paneId} aria-label="Open lead" className="min-w-0 grow overflow-y-auto px-5 pb-8 lg:px-8">
      <div className="flex justify-end gap-1 pt-2">
        <Link to={leadPath(id)} aria-label="Open on its own page" className="grid size-11 place-items-center">
          <Maximize2 aria-hidden size={18} />
        </Link>
        <button
          type="button"
          aria-label="Close the lead"
          onClick={onClose}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <LeadDetail key={id} id={id} heading="h2" canDelete={canDelete} onDeleted={onClose} />
    </section>
  );
}
