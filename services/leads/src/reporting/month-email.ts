import {
  backOfficePaths,
  colours,
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
  type EmailRenderer,
  type Message,
  queueDeliveries,
} from '@golghar/platform/deliveries';
import { htmlButton, htmlFrame, htmlParagraph, htmlRemark } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import escapeHtml from 'escape-html';
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

const remark = 'You get this mail on the first working day of each month. Administrators can switch it off.';

const cellStyle = `padding: 4px 6px; text-align: right; border-bottom: 1px solid ${colours.hairline}; white-space: nowrap;`;
const nameStyle = `padding: 4px 6px 4px 0; text-align: left; font-weight: 400; border-bottom: 1px solid ${colours.hairline};`;

/** A table whose figures open their leads, also those of the month before, which are in small. */
function htmlTable(
  { caption, first, rows }: MonthPart,
  { month, monthBefore }: MonthReport,
  publicUrl: string,
): string {
  const heads = [first, ...monthColumns.map(({ name }) => name)];
  const body = rows.slice(0, maxRows).map(({ name, filter, now, before }) => {
    const cells = monthColumns.map(({ text, filter: narrower }) => {
      const link = (when: string, figure: string, style: string) =>
        `<a href="${escapeHtml(`${publicUrl}${monthLeadsPath(when, { ...filter, ...narrower })}`)}" style="${style}">${escapeHtml(figure)}</a>`;
      return `<td style="${cellStyle}">${link(month, text(now), `color: ${colours.link};`)}<br>${link(monthBefore, text(before), `color: ${colours['ink-3']}; font-size: 12px;`)}</td>`;
    });
    return `<tr><th scope="row" style="${nameStyle}"><bdi>${escapeHtml(name)}</bdi></th>${cells.join('')}</tr>`;
  });
  const head = heads.map(
    (name, index) =>
      `<th scope="col" style="padding: 4px 6px; text-align: ${index === 0 ? 'left' : 'right'}; vertical-align: bottom; font-size: 12px; border-bottom: 1px solid ${colours.ink};">${escapeHtml(name)}</th>`,
  );
  return `<h2 style="color: ${colours.ink}; margin: 20px 0 4px; font-size: 16px;">${escapeHtml(caption)}</h2>
<div style="overflow-x: auto;"><table style="color: ${colours.ink}; border-collapse: collapse; width: 100%; font-size: 14px;">
<tr>${head.join('')}</tr>
${body.join('\n')}
</table></div>`;
}

const textTable = ({ caption, rows }: MonthPart): string[] => [
  caption,
  ...rows.slice(0, maxRows).map(({ name, now, before }) => {
    const figures = monthColumns.map(({ name: figure, text }) => `${figure} ${text(now)} (${text(before)})`);
    return `- ${name}: ${figures.join(', ')}`;
  }),
  '',
];

/** A month's figures in one e-mail, against those of the month before. */
function monthEmail(
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
  report: MonthReport,
  publicUrl: string,
): EmailContent {
  const { month, total } = report;
  const title = `Your month: ${nameOf.format(new Date(`${month}-01`))}`;
  const parts = monthParts(report).filter(({ rows }) => rows.length > 0);
  const page = `${publicUrl}${backOfficePaths.month}?month=${month}`;
  const intro = 'Leads that arrived in the month; beside or below each figure that of the month before.';
  return {
    to: { name, address: email },
    subject: `${title}, ${total.now.leads} ${total.now.leads === 1 ? 'lead' : 'leads'}`,
    text: [intro, '', ...parts.flatMap(textTable), `Open the month: ${page}`, '', remark, ''].join('\n'),
    html: htmlFrame({
      title,
      content: [
        htmlParagraph(intro),
        ...parts.map((part) => htmlTable(part, report, publicUrl)),
        htmlButton('Open the month', page),
        htmlRemark(remark),
      ].join('\n'),
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

  readonly render: EmailRenderer = async ({ subjectId, payload }, manager) => {
    const reader = await this.staff.findOneActive(manager, subjectId);
    if (!reader || !isMonthReader(reader)) return undefined;
    const report = await monthReport(manager, monthSchema.parse(payload?.month));
    return monthEmail(reader, report, this.settings.PUBLIC_URL);
  };
}
