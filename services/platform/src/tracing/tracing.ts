import type { Note, TracedWork, Tracer } from './tracer';

let tracer: Tracer | undefined;

/** The tracer of this process; undefined while nothing is traced. */
export const currentTracer = (): Tracer | undefined => tracer;

/**
 * Sends traces to a collector from now on. What it takes is loaded here and not before: a process without a collector
 * has no use for it.
 * @param endpoint address of the collector, which takes OTLP over HTTP at /v1/traces
 */
export function startTracing(service: string, version: string, endpoint: string): void {
  const { OpenTelemetryTracer } =
    require('./open-telemetry-tracer') as typeof import('./open-telemetry-tracer');
  tracer = new OpenTelemetryTracer(service, version, endpoint);
}

/** Ends what {@link startTracing} began, once what waits is sent or its time is over. */
export async function stopTracing(): Promise<void> {
  const ending = tracer;
  tracer = undefined;
  await ending?.shutdown();
}

/** Does a piece of work, as a part of the trace of what it is about, where traces are kept. */
export const traced = <Result>(work: TracedWork, body: (note: Note) => Promise<Result>): Promise<Result> =>
  tracer ? tracer.run(work, body) : body(() => undefined);
