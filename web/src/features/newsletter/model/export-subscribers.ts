import type { Subscriber } from '@golghar/contracts';
import { csvFileName, csvHead, csvRows, inertCell, saveCsv } from '@/lib/csv';

/** What a mailing tool needs: whom to write to, and how each letter's List-Unsubscribe header leads back to us. */
export function exportSubscribers(subscribers: readonly Subscriber[]): void {
  const rows = subscribers.map(({ email, confirmedAt, unsubscribeUrl }) => [
    inertCell(email),
    confirmedAt,
    unsubscribeUrl,
  ]);
  saveCsv([csvHead(['Email', 'Confirmed At', 'Unsubscribe URL']), csvRows(rows)], csvFileName('newsletter'));
}
