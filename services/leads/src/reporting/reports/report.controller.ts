import { Readable } from 'node:stream';
import { contractController } from '@golghar/platform';
import { monthCsv } from './month-report';
import { ReportService } from './report.service';

export const ReportController = contractController(
  { reports: ReportService },
  {
    report: ({ query, user }, { reports }) => reports.period(query, user),
    monthReport: ({ query: { month } }, { reports }) => reports.month(month),
    team: async (_, { reports }) => ({ members: await reports.team() }),
    async monthCsv({ query: { month }, reply }, { reports }) {
      reply.header('content-disposition', `attachment; filename="month-${month}.csv"`);
      return Readable.from([monthCsv(await reports.month(month))]);
    },
  },
);
