export * from './audit/audit-entry.entity';
export * from './audit/audit-log';
export * from './bootstrap/platform.module';
export * from './bootstrap/run-service';
export * from './config/environment';
export * from './config/session-keys';
export * from './config/settings';
export * from './database/database-faults';
export * from './database/listener';
export * from './database/query-prepared';
export * from './database/statements.sql';
export * from './errors/app-error';
export * from './health/readiness-checks';
export * from './http/address-network';
export * from './http/contract-parameters';
export * from './http/route';
export type { Actor, SignedIn } from './http/signed-in';
export { startStream } from './http/start-stream';
export type { Reply, Request } from './http/types';
export { WireErrorFilter } from './http/wire-error.filter';
export { alertDelay, alertMails, measureNow } from './metrics/metrics';
export {
  JOB_RUN_RECORDER,
  type JobRun,
  type JobRunRecorder,
  type ScheduledJob,
} from './schedule/job-scheduler';
export * from './schedule/schedule.module';
export { hashApiToken } from './sessions/credentials';
export * from './sessions/session-cookie';
export * from './sessions/session-markers';
export * from './sessions/session-token';
export * from './sessions/who-asks';
export * from './tasks/repeated-task';
export * from './tasks/retry';
export { currentTracer, traced } from './tracing/tracing';
