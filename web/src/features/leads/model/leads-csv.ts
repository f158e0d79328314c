import type { Submission } from '@golghar/contracts';
import Papa from 'papaparse';

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

/** A spreadsheet takes a cell that begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

const inert = (text: string) => (formula.test(text) ? `'${text}` : text);

/**
 * Leads as RFC 4180 with a byte-order mark, so that a spreadsheet reads Hindi; times are ISO 8601 in UTC. A cell that
 * would be a formula gets a leading apostrophe, but not a phone number, which may begin with a plus.
 */
export function leadsToCsv(leads: readonly Submission[]): string {
  const rows = leads.map(({ id, name, email, phone, service, message, status, submittedAt, updatedAt }) => [
    id,
    inert(name),
    inert(email),
    phone,
    service,
    inert(message),
    status,
    submittedAt,
    updatedAt,
  ]);
  return `\ufeff${Papa.unparse({ fields: columns, data: rows }, { newline: '\r\n' })}\r\n`;
}

/** `submissions-2026-11-21.csv`, by the day in India. */
export const csvFileName = (now = new Date()): string =>
  `submissions-${new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now)}.csv`;
