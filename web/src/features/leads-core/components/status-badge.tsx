import { type LeadStatus, statusLabels } from '@golghar/contracts';
import { Check, Circle, CircleDashed, Contrast, type LucideIcon, X } from 'lucide-react';

/** A shape for each status: colour alone tells nobody who can't see it. */
const icons: Record<LeadStatus, LucideIcon> = {
  new: Circle,
  in_progress: Contrast,
  pending: CircleDashed,
  delivered: Check,
  lost: X,
};

const looks: Record<LeadStatus, string> = {
  new: 'bg-(--status-new-ground) text-(--status-new)',
  in_progress: 'bg-(--status-in-progress-ground) text-(--status-in-progress)',
  pending: 'bg-(--status-pending-ground) text-(--status-pending)',
  delivered: 'bg-(--status-delivered-ground) text-(--status-delivered)',
  lost: 'bg-(--status-lost-ground) text-(--status-lost)',
};

export function StatusBadge({ status }: { status: LeadStatus }) {
  const Icon = icons[status];
  return (
    <span
      className={`${looks[status]} inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-14 font-semibold whitespace-nowrap`}
    >
      <Icon
        aria-hidden
        size={14}
        strokeWidth={3}
        fill={status === 'new' ? 'currentColor' : 'none'}
        className="shrink-0"
      />
      {statusLabels[status]}
    </span>
  );
}
