import { type api, areAlertsLate, type Owner, type QueryOf } from '@golghar/contracts';
import { JobRunEntity } from '@golghar/platform';
import { type EntityManager, Not } from 'typeorm';
import { CanaryRunEntity } from '../intake/canary-run.entity';
import { detailOf } from '../leads/change-kinds';
import { type AuditEntryRow, actorsSql, newestEntries } from './audit.sql';
import { type AlertFlowRow, alertFlowSql, type EmailFlowRow, emailFlowSql } from './flow.sql';

const shownRuns = 20;

const toCanaryRun = ({ startedAt, finishedAt, state, failure }: CanaryRunEntity) => ({
  startedAt,
  state,
  seconds: state === 'passed' && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : null,
  failure,
});

function toAuditEntry({ kind, before, after, undoes, apiToken, detail, ...row }: AuditEntryRow) {
  const words = kind ? detailOf({ kind, before, after, undoes, text: detail }) : detail;
  const token = apiToken && `by token ${apiToken}`;
  return { ...row, detail: [words, token].filter(Boolean).join(', ') || null };
}

export async function readOperations(manager: EntityManager) {
  const [alerts, emails, canaries, watchdog] = await Promise.all([
    readAlertFlow(manager),
    manager.query<EmailFlowRow[]>(emailFlowSql),
    manager.find(CanaryRunEntity, { order: { startedAt: 'DESC' }, take: shownRuns }),
    manager.findOneBy(JobRunEntity, { name: 'watchdog' }),
  ]);
  return { alerts, emails, canary: canaries.map(toCanaryRun), watchdog: watchdog?.state?.report ?? null };
}

export async function readAlertHealth(manager: EntityManager) {
  const where = { state: Not('running' as const) };
  const [alerts, last] = await Promise.all([
    readAlertFlow(manager),
    manager.findOne(CanaryRunEntity, { where, order: { startedAt: 'DESC' } }),
  ]);
  const isCanaryLost = last?.state === 'failed';
  return { isLate: areAlertsLate(alerts), parked: alerts.parked, isCanaryLost };
}

export async function listAudit(manager: EntityManager, query: QueryOf<typeof api.listAudit>) {
  // One more than the page shows, to know whether there are more.
  const { text, values } = newestEntries({ ...query, limit: query.limit + 1 });
  const [found, actors]: [AuditEntryRow[], Owner[]] = await Promise.all([
    manager.query(text, values),
    manager.query(actorsSql),
  ]);
  const entries = found.slice(0, query.limit).map(toAuditEntry);
  return { entries, next: found.length > query.limit ? (entries.at(-1)?.id ?? null) : null, actors };
}

async function readAlertFlow(manager: EntityManager): Promise<AlertFlowRow> {
  const [row]: [AlertFlowRow] = await manager.query(alertFlowSql);
  return row;
}
