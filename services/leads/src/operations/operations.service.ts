import { type api, areAlertsLate, type Operations, type ResponseOf } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CanaryRepository } from '../canary/canary.repository';
import { AlertRepository } from '../delivery/alerts/alert.repository';
import { OperationsRepository } from './operations.repository';

/** Canaries of five days. */
const shownRuns = 20;

/** How the running product is doing, and what an admin can do about alerts that no mail server takes. */
@Injectable()
export class OperationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly operations: OperationsRepository,
    private readonly canaries: CanaryRepository,
    private readonly alerts: AlertRepository,
  ) {}

  async read(): Promise<Operations> {
    const [alerts, emails, canary, jobs, watchdog] = await Promise.all([
      this.operations.alertFlow(),
      this.operations.emailFlow(),
      this.canaries.findLatest(shownRuns),
      this.operations.jobRuns(),
      this.operations.lastReport(),
    ]);
    return { alerts, emails, canary, jobs, watchdog };
  }

  async alertHealth(): Promise<ResponseOf<typeof api.readAlertHealth>> {
    const [alerts, isCanaryLost] = await Promise.all([
      this.operations.alertFlow(),
      this.canaries.hasLastFailed(),
    ]);
    return { isLate: areAlertsLate(alerts), parked: alerts.parked, isCanaryLost };
  }

  retryParked(actor: SignedIn): Promise<number> {
    return this.database.transaction(async (manager) => {
      const count = await this.alerts.requeue(manager, { state: 'failed' });
      if (count > 0) await recordAudit(manager, { actor, action: 'alerts_retried', detail: String(count) });
      return count;
    });
  }

  discardParked(actor: SignedIn): Promise<number> {
    return this.database.transaction(async (manager) => {
      const count = await this.alerts.discardParked(manager);
      if (count > 0) await recordAudit(manager, { actor, action: 'alerts_discarded', detail: String(count) });
      return count;
    });
  }
}
