import type { EmailRenderer } from '@golghar/platform/mail';
import type { MonthReportService } from '../reports/month-report.service';
import { monthEmail } from './month-email';
import type { MonthMailRepository } from './month-mail.repository';

/** Renders the figures as they stand when it is sent; nothing for who has left or does something else now. */
export const makeMonthEmailRenderer =
  (
    { PUBLIC_URL }: { PUBLIC_URL: string },
    mails: MonthMailRepository,
    reports: MonthReportService,
  ): EmailRenderer =>
  async ({ subjectId }) => {
    const reader = await mails.findReader(subjectId);
    return reader && monthEmail(reader, await reports.report(reader.month), PUBLIC_URL);
  };
