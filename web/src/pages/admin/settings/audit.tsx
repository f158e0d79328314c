import type { ClientLoaderFunctionArgs } from 'react-router';
import { AuditLog, auditQuery, filtersOf } from '@/features/audit/components/audit-log';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) =>
  readForStaff(() => [auditQuery(filtersOf(new URL(request.url).searchParams))]);

export default AuditLog;
