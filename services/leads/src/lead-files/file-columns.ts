import {
  businessHours,
  calculationWords,
  inertCell,
  phoneCell,
  type Submission,
  serviceLabels,
  sourceName,
  statusLabels,
} from '@golghar/contracts';

const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessHours.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** As the agency's clock shows it, in a form that spreadsheets read and sort: `2026-11-21 11:42`. */
const local = (time: string | null): string => (time ? localTime.format(new Date(time)) : '');

/** What was reckoned before writing, a cell each. */
const reckoned = ({ choice }: Submission, part: 'calculator' | 'inputs' | 'results'): string =>
  choice?.calculation ? calculationWords(choice.calculation)[part] : '';

type FileColumn = { head: string; value: (lead: Submission) => string; isPhone?: true };

/** Every column of a lead, under the words of the back office. */
const columns: FileColumn[] = [
  { head: 'Reference', value: ({ reference }) => reference },
  { head: 'Received', value: ({ submittedAt }) => local(submittedAt) },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Email', value: ({ email }) => email },
  { head: 'Phone', value: ({ phone }) => phone, isPhone: true },
  { head: 'City', value: ({ city }) => city ?? '' },
  { head: 'Service', value: ({ service }) => serviceLabels[service] },
  { head: 'Message', value: ({ message }) => message },
  { head: 'Status', value: ({ status }) => statusLabels[status] },
  { head: 'Tags', value: ({ tags }) => tags.join(', ') },
  { head: 'Answer due', value: ({ dueAt }) => local(dueAt) },
  { head: 'First contact', value: ({ contactedAt }) => local(contactedAt) },
  { head: 'Last change', value: ({ updatedAt }) => local(updatedAt) },
  { head: 'Owner', value: ({ owner }) => owner?.name ?? '' },
  { head: 'Next step', value: ({ nextStep }) => nextStep?.text ?? '' },
  { head: 'Next step at', value: ({ nextStep }) => local(nextStep?.at ?? null) },
  { head: 'Value', value: ({ value }) => value?.toString() ?? '' },
  { head: 'Expected month', value: ({ expectedMonth }) => expectedMonth ?? '' },
  { head: 'Reason', value: ({ outcomeReason }) => outcomeReason ?? '' },
  { head: 'Source', value: ({ source }) => (source ? sourceName(source) : '') },
  { head: 'Campaign', value: ({ source }) => source?.utm.campaign ?? '' },
  { head: 'Medium', value: ({ source }) => source?.utm.medium ?? '' },
  { head: 'Landing page', value: ({ source }) => source?.landingPage ?? '' },
  { head: 'First source', value: ({ source }) => (source?.first ? sourceName(source.first) : '') },
  { head: 'First campaign', value: ({ source }) => source?.first?.utm.campaign ?? '' },
  { head: 'First landing page', value: ({ source }) => source?.first?.landingPage ?? '' },
  { head: 'Package', value: ({ choice }) => choice?.package ?? '' },
  { head: 'Calculator', value: (lead) => reckoned(lead, 'calculator') },
  { head: 'Calculator inputs', value: (lead) => reckoned(lead, 'inputs') },
  { head: 'Calculator results', value: (lead) => reckoned(lead, 'results') },
  { head: 'ID', value: ({ id }) => id },
];

export const heads: string[] = columns.map(({ head }) => head);

/** A lead's cells as plain text. */
export const cells = (lead: Submission): string[] => columns.map(({ value }) => value(lead));

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of a CSV file (RFC 4180) in which no cell is a formula. */
export const csvLine = (row: readonly string[]): string =>
  `${row.map((cell, index) => quoted((columns[index]?.isPhone ? phoneCell : inertCell)(cell))).join(',')}\r\n`;
