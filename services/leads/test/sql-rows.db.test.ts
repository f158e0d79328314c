import { testSqlRows } from '../../../infra/test/api/sql-rows';
import * as alerts from './sql-rows/alerts';
import * as emails from './sql-rows/emails';
import { exampleRows } from './sql-rows/example-rows';
import * as history from './sql-rows/history';
import * as people from './sql-rows/people';
import { platformRows } from './sql-rows/platform';
import * as searches from './sql-rows/searches';
import * as work from './sql-rows/work';

testSqlRows({
  service: 'leads',
  sources: ['services/leads/src', 'services/platform/src'],
  fixture: exampleRows,
  features: [
    ...[alerts, emails, history, people, searches, work].flatMap((file) => Object.values(file)),
    platformRows,
  ],
});
