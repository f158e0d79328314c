import { testSqlRows } from '../../../infra/test/api/sql-rows';
import * as alerts from './sql-rows/alerts';
import * as emails from './sql-rows/emails';
import { exampleRows } from './sql-rows/example-rows';
import * as people from './sql-rows/people';
import { platformRows } from './sql-rows/platform';
import * as reports from './sql-rows/reports';
import * as searches from './sql-rows/searches';
import * as work from './sql-rows/work';

testSqlRows({
  service: 'leads',
  sources: ['services/leads/src', 'services/platform/src'],
  fixture: exampleRows,
  features: [
    ...[alerts, emails, people, reports, searches, work].flatMap((file) => Object.values(file)),
    platformRows,
  ],
});
