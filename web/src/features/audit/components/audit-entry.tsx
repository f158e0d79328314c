import {
  type AuditAction,
  type AuditEntry,
  agency,
  api,
  auditActions,
  deletedLeadPath,
  leadPath,
} from '@golghar/contracts';
import { Link } from 'react-router';
import { operationPages } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';

export type AuditFilters = { actor?: string; action?: AuditAction };

export const auditQuery = (filters: AuditFilters) =>
  operationPages(api.listAudit, { query: { ...filters, limit: 50 } }, ({ next }) => next && { before: next });

/** Lead actions link to the lead, which may have been erased since. */
const isLeadReference = (name: string) => name.startsWith(`${agency.referencePrefix}-`);

export function AuditEntryRow({ actor, action, subject, detail, address, at }: AuditEntry) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-2.5">
      <time dateTime={at} className="tabular w-36 shrink-0 text-14 text-ink-3">
        {formatMoment(at)}
      </time>
      <p className="min-w-0 grow basis-72 wrap-anywhere">
        <strong className="font-semibold">{actor.name}</strong> {auditActions[action]}
        {subject && ' '}
        {subject &&
          (isLeadReference(subject.name) ? (
            <Link
              to={action === 'lead_deleted' ? deletedLeadPath(subject.id) : leadPath(subject.id)}
              className="text-link tabular"
            >
              {subject.name}
            </Link>
          ) : (
            subject.name
          ))}
        {detail && <span className="text-ink-2">: {detail}</span>}
        {address && <span className="tabular text-14 text-ink-3"> from {address}</span>}
      </p>
    </li>
  );
}
