import type { ClientLoaderFunctionArgs } from 'react-router';
import { AuditLog, auditQuery, filtersOf } from '@/features/audit/components/audit-log';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff((client) => [
    client.ensureInfiniteQueryData(auditQuery(filtersOf(new URL(request.url).searchParams))),
  ]);

export default AuditLog;
