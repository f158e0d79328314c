import {
  backOfficePaths,
  dayOf,
  type EmailKind,
  isOpenAt,
  type MonthPart,
  type MonthReport,
  monthColumns,
  monthLeadsPath,
  monthParts,
  monthSchema,
} from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import {
  type EmailContent,
  type Message,
  queueDeliveries,
  type Renderer,
} from '@golghar/platform/deliveries';
import { buttons, type EmailBlock, remark, renderEmail, table } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { LeadSettingsService } from '../team/lead-settings/lead-settings.service';
import type { StaffRow } from '../team/staff/staff.repository';
import { StaffRepository } from '../team/staff/staff.repository';
import { monthAfter, monthReport } from './reports/month-report';

/** Whether somebody is mailed the figures. */
const isMonthReader = ({ role }: { role: string }): boolean => role === 'admin' || role === 'manager';

/** Rows of a part that the mail has; the page has all. */
const maxRows = 10;

const nameOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A part of the report: figures open their leads, also those of the month before. */
function partTable(
  { caption, first, rows }: MonthPart,
  { month, monthBefore }: MonthReport,
  publicUrl: string,
): EmailBlock {
  return table({
    caption,
    heads: [first, ...monthColumns.map(({ name }) => name)],
    rows: rows.slice(0, maxRows).map(({ name, filter, now, before }) => ({
      name,
      figures: monthColumns.map(({ text, filter: narrower }) => {
        const link = (when: string, label: string) => ({
          label,
          href: `${publicUrl}${monthLeadsPath(when, { ...filter, ...narrower })}`,
        });
        return { now: link(month, text(now)), before: link(monthBefore, text(before)) };
      }),
    })),
  });
}

/** A month's figures in one e-mail, against those of the month before. */
function monthEmail(
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
  report: MonthReport,
  publicUrl: string,
): EmailContent {
  const { month, total } = report;
  const title = `Your month: ${nameOf.format(new Date(`${month}-01`))}`;
  const parts = monthParts(report).filter(({ rows }) => rows.length > 0);
  return {
    to: { name, address: email },
    subject: `${title}, ${total.now.leads} ${total.now.leads === 1 ? 'lead' : 'leads'}`,
    ...renderEmail({
      title,
      blocks: [
        'Leads that arrived in the month; beside or below each figure that of the month before.',
        ...parts.map((part) => partTable(part, report, publicUrl)),
        buttons({
          label: 'Open the month',
          href: `${publicUrl}${backOfficePaths.month}?month=${month}`,
        }),
        remark('You get this mail on the first working day of each month. Administrators can switch it off.'),
      ],
    }),
  };
}

/** After this day of a month the last one is no news; the page has it. It outlasts every row of holidays. */
const lastDay = 15;

/**
 * For admins and managers the figures of the last month, from the first hour of a month in which the office is open: as they
 * stand when it is sent; nothing for who has left or does something else now.
 */
@Injectable()
export class MonthMessage implements Message, ScheduledJob {
  readonly kind = 'month' satisfies EmailKind;
  readonly name = 'mails of the month';
  readonly schedule = '0 */5 * * * *';

  constructor(
    private readonly database: DataSource,
    private readonly leadSettings: LeadSettingsService,
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>,
    private readonly staff: StaffRepository,
  ) {}

  async run(): Promise<void> {
    await this.prepare();
  }

  /** Answers how many e-mails it has queued. */
  async prepare(now = new Date()): Promise<number> {
    const today = dayOf(now);
    if (Number(today.slice(8)) > lastDay || !isOpenAt(now, await this.leadSettings.findCalendar())) return 0;
    if (!(await this.leadSettings.find()).monthMail) return 0;
    const month = monthAfter(today.slice(0, 7), -1);
    const readers = (await this.staff.findActive()).filter(isMonthReader);
    const emails = readers.map(({ id }) => ({
      kind: this.kind,
      subjectId: id,
      dedupeKey: `${month} ${id}`,
      payload: { month },
    }));
    return (await queueDeliveries(this.database.manager, emails)).length;
  }

  readonly render: Renderer = async ({ subjectId, payload }, manager) => {
    const reader = await this.staff.findOneActive(manager, subjectId);
    if (!reader || !isMonthReader(reader)) return undefined;
    const report = await monthReport(manager, monthSchema.parse(payload?.month));
    return monthEmail(reader, report, this.settings.PUBLIC_URL);
  };
}
