import { inertCell, phoneCell, type Submission } from '@golghar/contracts';
import { csvFileName, csvHead, csvRows, saveCsv } from '@/lib/csv';

const columns = [
  'ID',
  'Name',
  'Email',
  'Phone',
  'Service',
  'Message',
  'Status',
  'Submitted At',
  'Updated At',
];

export const leadsCsvHead = (): string => csvHead(columns);

/** Leads as CSV rows; times are ISO 8601 in UTC. */
export const leadsCsvRows = (leads: readonly Submission[]): string =>
  csvRows(
    leads.map(({ id, name, email, phone, service, message, status, submittedAt, updatedAt }) => [
      id,
      inertCell(name),
      inertCell(email),
      phoneCell(phone),
      service,
      inertCell(message),
      status,
      submittedAt,
      updatedAt,
    ]),
  );

export const saveLeadsCsv = (pieces: readonly string[]): void =>
  saveCsv([leadsCsvHead(), ...pieces], csvFileName('submissions'));
