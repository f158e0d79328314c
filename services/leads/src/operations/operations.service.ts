import { type AlertFlow, type AuditAction, areAlertsLate } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { discardParkedAlerts, requeueAlerts } from '../delivery/alerts/alerts';
import { CanaryRunEntity } from '../intake/canary/canary-run.entity';
import { type AlertFlowRow, alertFlowSql, type EmailFlowRow, emailFlowSql } from './flow.sql';
import { JobRunEntity } from './job-run.entity';

/** Canaries of five days. */
const shownRuns = 20;

const toReport = ({ name, succeededAt, failedAt, error }: JobRunEntity) => ({
  name,
  succeededAt: succeededAt?.toISOString() ?? null,
  failedAt: failedAt?.toISOString() ?? null,
  error,
  isFailing: failedAt !== null && (succeededAt === null || failedAt > succeededAt),
});

const toCanaryRun = ({ startedAt, finishedAt, state, failure }: CanaryRunEntity) => ({
  startedAt: startedAt.toISOString(),
  state,
  seconds: state === 'passed' && finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / 1000 : null,
  failure,
});

/** How the running product is doing, and what an admin can do about alerts that no mail server takes. */
@Injectable()
export class OperationsService {
  constructor(private readonly database: DataSource) {}

  async read() {
    const { manager } = this.database;
    const [alerts, emails, canaries, runs] = await Promise.all([
      this.alertFlow(),
      this.database.query<EmailFlowRow[]>(emailFlowSql),
      manager.find(CanaryRunEntity, { order: { startedAt: 'DESC' }, take: shownRuns }),
      manager.find(JobRunEntity, { order: { name: 'ASC' } }),
    ]);
    const jobs = runs.filter(({ watchdog }) => !watchdog).map(toReport);
    const watchdog = runs.find((run) => run.watchdog)?.watchdog?.report ?? null;
    return { alerts, emails, canary: canaries.map(toCanaryRun), jobs, watchdog };
  }

  async alertHealth() {
    const where = { state: Not('running' as const) };
    const [alerts, last] = await Promise.all([
      this.alertFlow(),
      this.database.manager.findOne(CanaryRunEntity, { where, order: { startedAt: 'DESC' } }),
    ]);
    const isCanaryLost = last?.state === 'failed';
    return { isLate: areAlertsLate(alerts), parked: alerts.parked, isCanaryLost };
  }

  retryParked(actor: SignedIn) {
    return this.settle(actor, 'alerts_retried', (manager) => requeueAlerts(manager, { state: 'failed' }));
  }

  discardParked(actor: SignedIn) {
    return this.settle(actor, 'alerts_discarded', discardParkedAlerts);
  }

  /** Does something about all parked alerts, and writes down who did. */
  private settle(
    actor: SignedIn,
    action: AuditAction,
    work: (manager: EntityManager) => Promise<number>,
  ): Promise<{ count: number }> {
    return this.database.transaction(async (manager) => {
      const count = await work(manager);
      if (count > 0) await recordAudit(manager, { actor, action, detail: String(count) });
      return { count };
    });
  }

  private async alertFlow(): Promise<AlertFlow> {
    const [row]: [AlertFlowRow] = await this.database.query(alertFlowSql);
    return { ...row, lastSentAt: row.lastSentAt?.toISOString() ?? null };
  }
}
