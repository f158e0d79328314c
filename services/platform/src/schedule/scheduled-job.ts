/**
 * Work that a process does again and again: one class in a file of its own, with its schedule beside the handler, and
 * one entry in the process's list of jobs.
 */
export interface ScheduledJob {
  /** As logs and Operations name it. */
  readonly name: string;

  /** Cron with six fields, the first of them seconds. The first run comes at the start of the process. */
  readonly schedule: string;

  /**
   * One run; the next one waits until it is over. Runs of several processes may meet: what only one may do at a time
   * takes a lock in Postgres. An error is logged and kept, and the next run tries again.
   * @param signal is aborted when the process stops: a long run ends soon after
   */
  run(signal: AbortSignal): Promise<void>;
}

/** How a run ended: `error` is what it threw. */
export type JobRun = { name: string; error?: unknown };

/** Keeps how the last runs ended, for those who look after the product. */
export interface JobRunRecorder {
  record(run: JobRun): Promise<void>;
}
