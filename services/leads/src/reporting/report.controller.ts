import { Readable } from 'node:stream';
import { contractController } from '@golghar/platform';
import { BusinessHours } from '../team/business-hours';
import { monthCsv, monthReport, periodReport, teamReport } from './reports';

export const ReportController = contractController(
  { hours: BusinessHours },
  {
    report: ({ query, user }, { database, hours }) =>
      periodReport(database.manager, query, user, hours.current),
    monthReport: ({ query: { month } }, { database }) => monthReport(database.manager, month),
    team: async (_, { database }) => ({ members: await teamReport(database.manager) }),
    async monthCsv({ query: { month }, reply }, { database }) {
      reply.header('content-disposition', `attachment; filename="month-${month}.csv"`);
      return Readable.from([monthCsv(await monthReport(database.manager, month))]);
    },
  },
);
