import { monthSchema } from '@golghar/contracts';
import type { EmailRenderer } from '@golghar/platform/mail';
import type { StaffRepository } from '../../team/staff/staff.repository';
import type { MonthReportService } from '../reports/month-report.service';
import { isMonthReader, monthEmail } from './month-email';

/** Renders the figures as they stand when it is sent; nothing for who has left or does something else now. */
export const makeMonthEmailRenderer =
  (
    { PUBLIC_URL }: { PUBLIC_URL: string },
    staff: StaffRepository,
    reports: MonthReportService,
  ): EmailRenderer =>
  async ({ subjectId, payload }, manager) => {
    const reader = await staff.findOneActive(manager, subjectId);
    if (!reader || !isMonthReader(reader)) return undefined;
    return monthEmail(reader, await reports.report(monthSchema.parse(payload?.month)), PUBLIC_URL);
  };
