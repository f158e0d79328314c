import type { AlertFlow, Operations, WatchdogReport } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { type AlertFlowRow, alertFlowSql, type EmailFlowRow, emailFlowSql } from './flow.sql';
import { JobRunEntity } from './job-run.entity';

@Injectable()
export class OperationsRepository {
  constructor(@InjectRepository(JobRunEntity) private readonly runs: Repository<JobRunEntity>) {}

  async lastReport(): Promise<WatchdogReport | null> {
    const row = await this.runs.findOneBy({ watchdog: Not(IsNull()) });
    return row?.watchdog?.report ?? null;
  }

  async jobRuns(): Promise<Operations['jobs']> {
    const runs = await this.runs.find({ where: { watchdog: IsNull() }, order: { name: 'ASC' } });
    return runs.map(({ name, succeededAt, failedAt, error }) => ({
      name,
      succeededAt: succeededAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
      error,
      isFailing: failedAt !== null && (succeededAt === null || failedAt > succeededAt),
    }));
  }

  async alertFlow(): Promise<AlertFlow> {
    const [row]: [AlertFlowRow] = await this.runs.query(alertFlowSql);
    return { ...row, lastSentAt: row.lastSentAt?.toISOString() ?? null };
  }

  emailFlow(): Promise<EmailFlowRow[]> {
    return this.runs.query(emailFlowSql);
  }
}
