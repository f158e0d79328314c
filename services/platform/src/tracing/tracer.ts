/** A piece of work, as a trace shows it. Nothing in it may tell of a person. */
export type TracedWork = {
  name: string;
  kind?: 'internal' | 'producer' | 'consumer' | 'client';
  /** Ids of the gateway's requests that it is about: a request's id is the id of its trace, too. */
  requestIds: readonly (string | null | undefined)[];
  attributes?: Record<string, string | number>;
};

/** Adds to what a trace shows of a piece of work what only came out while it was done. */
export type Note = (attributes: Record<string, string | number>) => void;

/** A piece of work that is over; times as Date.now() has them. */
export type FinishedWork = TracedWork & { startedAt: number; endedAt: number };

/** An answer to a request that came by the gateway. */
export type TracedAnswer = {
  requestId: string;
  method: string;
  route: string;
  status: number;
  /** When the gateway sent it on, when the service had it and when it was answered. */
  sentAt: number;
  startedAt: number;
  endedAt: number;
};

export interface Tracer {
  run<Result>(work: TracedWork, body: (note: Note) => Promise<Result>): Promise<Result>;
  record(work: FinishedWork): void;
  recordAnswer(answer: TracedAnswer): void;
  /** Sends what waits. */
  shutdown(): Promise<void>;
}
