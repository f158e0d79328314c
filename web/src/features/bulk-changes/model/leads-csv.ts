import { inertCell, phoneCell, type Submission } from '@golghar/contracts';
import { csvFileName, csvHead, csvRows, saveCsv } from '@/lib/csv';

/** Times are ISO 8601 in UTC. */
const columns: Record<string, (lead: Submission) => string> = {
  ID: ({ id }) => id,
  Name: ({ name }) => inertCell(name),
  Email: ({ email }) => inertCell(email),
  Phone: ({ phone }) => phoneCell(phone),
  Service: ({ service }) => service,
  Message: ({ message }) => inertCell(message),
  Status: ({ status }) => status,
  'Submitted At': ({ submittedAt }) => submittedAt,
  'Updated At': ({ updatedAt }) => updatedAt,
};

export const leadsCsvHead = (): string => csvHead(Object.keys(columns));

export const leadsCsvRows = (leads: readonly Submission[]): string =>
  csvRows(leads.map((lead) => Object.values(columns).map((cell) => cell(lead))));

export const saveLeadsCsv = (pieces: readonly string[]): void =>
  saveCsv([leadsCsvHead(), ...pieces], csvFileName('submissions'));
