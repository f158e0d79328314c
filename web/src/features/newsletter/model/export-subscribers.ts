import { inertCell, type Subscriber } from '@golghar/contracts';
import { csvFileName, csvHead, csvRows, saveCsv } from '@/lib/csv';

/** What a mailing tool needs: whom to write to, and how each e-mail's List-Unsubscribe header leads back to us. */
export const subscribersCsv = (subscribers: readonly Subscriber[]): string => {
  const rows = subscribers.map(({ email, confirmedAt, unsubscribeUrl }) => [
    inertCell(email),
    confirmedAt,
    inertCell(unsubscribeUrl),
  ]);
  return csvHead(['Email', 'Confirmed At', 'Unsubscribe URL']) + csvRows(rows);
};

/** Saves the subscribers as a file on this machine. */
export function exportSubscribers(subscribers: readonly Subscriber[]): void {
  saveCsv([subscribersCsv(subscribers)], csvFileName('newsletter'));
}
