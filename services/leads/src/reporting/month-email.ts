import {
  backOfficePaths,
  dayOf,
  isManager,
  isOpenAt,
  type MonthPart,
  type MonthReport,
  monthColumns,
  monthLeadsPath,
  monthName,
  monthParts,
  monthSchema,
  monthSentences,
  toRole,
} from '@golghar/contracts';
import type { ScheduledJob } from '@golghar/platform';
import {
  buttons,
  defineMessage,
  type EmailBlock,
  queueDeliveries,
  remark,
  table,
} from '@golghar/platform/deliveries';
import { type LeadsContext, linkTo } from '../leads-message';
import type { WorkerSettings } from '../settings';
import { findLeadSettings } from '../team/lead-settings';
import { findActiveStaff, findColleague } from '../team/staff';
import { monthAfter, monthReport } from './reports';

/** Rows of a table in the mail; the page has all. */
const maxRows = 10;

/** After this day of a month the mail is no longer news. Later than any row of holidays ends. */
const lastDay = 15;

/**
 * Sends admins and managers the figures of the last month, from the first business hour of a month: as they are when it is sent;
 * nothing for those who have left or changed role.
 */
export const monthJob: ScheduledJob = {
  name: 'mails of the month',
  schedule: '0 */5 * * * *',

  async run({ database: { manager }, now }) {
    const today = dayOf(now);
    const { monthMail, calendar } = await findLeadSettings(manager);
    if (Number(today.slice(8)) > lastDay || !isOpenAt(now, calendar) || !monthMail) return 0;
    const month = monthAfter(today.slice(0, 7), -1);
    const readers = (await findActiveStaff(manager)).filter(({ role }) => isManager(role));
    const emails = readers.map(({ id }) => ({
      subjectId: id,
      dedupeKey: `${month} ${id}`,
      payload: { month },
    }));
    return (await queueDeliveries(manager, 'month', emails)).length;
  },
};

export const monthMessage = defineMessage<WorkerSettings>({
  kind: 'month',

  async render({ subjectId, payload }, context) {
    const { manager } = context.database;
    const reader = await findColleague(manager, subjectId);
    if (!reader || !isManager(toRole(reader.role))) return undefined;
    const month = monthSchema.parse(payload?.month);
    const report = await monthReport(manager, month);
    const { leads } = report.total.now;
    const title = `Your month: ${monthName(month)}`;
    const parts = monthParts(report).filter(({ rows }) => rows.length > 0);
    return {
      to: reader,
      subject: `${title}, ${leads} ${leads === 1 ? 'lead' : 'leads'}`,
      title,
      blocks: [
        monthSentences(report).join(' '),
        'Leads that arrived in the month; beside or below each figure that of the month before.',
        ...parts.map((part) => partTable(context, part, report)),
        buttons(linkTo(context, 'Open the month', `${backOfficePaths.reports}?month=${month}`)),
        remark('You get this mail on the first working day of each month. Administrators can switch it off.'),
      ],
    };
  },
});

/** A table of the report: figures link to their leads, also those of the month before. */
function partTable(
  context: LeadsContext,
  { caption, first, rows }: MonthPart,
  { month, monthBefore }: MonthReport,
): EmailBlock {
  return table({
    caption,
    heads: [first, ...monthColumns.map(({ name }) => name)],
    rows: rows.slice(0, maxRows).map(({ name, filter, now, before }) => ({
      name,
      figures: monthColumns.map(({ text, filter: narrower }) => {
        const open = (when: string, label: string) =>
          linkTo(context, label, monthLeadsPath(when, { ...filter, ...narrower }));
        return { now: open(month, text(now)), before: open(monthBefore, text(before)) };
      }),
    })),
  });
}
