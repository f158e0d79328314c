import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  isValidTraceId,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** A piece of work, as a trace shows it. Nothing in it may identify a person. */
type TracedWork = {
  name: string;
  kind?: keyof typeof SpanKind;
  /** Ids of the gateway's requests that it is about: a request's id is also the id of its trace. */
  requestIds: readonly (string | null | undefined)[];
};

/** Adds to a span what is known only after the work. */
type Note = (attributes: Attributes) => void;

type OpenTelemetry = typeof import('./open-telemetry');

let tracing: ReturnType<OpenTelemetry['openTelemetry']> | undefined;

/** The current span, of which other work may be a part. */
const current = new AsyncLocalStorage<Context>();

/**
 * Sends traces to a collector from now on. Its libraries are loaded here, since a process without a collector does not need
 * them.
 * @param endpoint address of the collector, which accepts OTLP over HTTP at /v1/traces
 */
export function startTracing(service: string, version: string, endpoint: string): void {
  const { openTelemetry } = require('./open-telemetry') as OpenTelemetry;
  tracing = openTelemetry(service, version, endpoint);
}

/** Ends what {@link startTracing} began, after sending what waits or when its time is over. */
export async function stopTracing(): Promise<void> {
  const ending = tracing;
  tracing = undefined;
  await ending?.shutdown();
}

/** As the gateway makes them (nginx' $request_id), and as a trace's id has to be. */
const isRequestId = (id: unknown): id is string => typeof id === 'string' && isValidTraceId(id);

/** The first span of a request's trace: whoever knows the request's id can derive it, in every process. */
const firstSpanOf = (requestId: string): SpanContext => ({
  traceId: requestId,
  spanId: requestId.slice(0, 16),
  traceFlags: TraceFlags.SAMPLED,
  isRemote: true,
});

/** A child of the current span; else of the one request that it is about, or linked to all of many. */
function startSpan(tracer: Tracer, { name, kind = 'INTERNAL', requestIds }: TracedWork, startTime: number) {
  const requests = requestIds.filter(isRequestId).map(firstSpanOf);
  const [only] = requests.length === 1 ? requests : [];
  const parent = current.getStore() ?? (only ? trace.setSpanContext(ROOT_CONTEXT, only) : ROOT_CONTEXT);
  const links = only ? [] : requests.map((context) => ({ context }));
  const span = tracer.startSpan(name, { kind: SpanKind[kind], startTime, links }, parent);
  return { span, context: trace.setSpan(parent, span) };
}

/** Does a piece of work as part of the trace of what it is about, if traces are kept. */
export async function traced<Result>(work: TracedWork, body: (note: Note) => Promise<Result>) {
  if (!tracing) return body(() => undefined);
  const { span, context } = startSpan(tracing.service, work, Date.now());
  return current.run(context, async () => {
    try {
      return await body((attributes) => span.setAttributes(attributes));
    } catch (error) {
      // Only the name: messages of Postgres and of mail servers quote personal data.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : '' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Records each response to a request that came through the gateway, which gives it an id. Probes have none, and a stream of
 * events stays open as long as its screen: the duration of either means nothing.
 */
export function traceResponses(server: FastifyInstance): void {
  server.addHook('onResponse', async ({ headers, method, routeOptions }, reply) => {
    const { 'x-request-id': requestId, 'x-request-start': startOfRequest } = headers;
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!tracing || !isRequestId(requestId) || isStream) return;
    const { url: route = 'unknown' } = routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    const endedAt = Date.now();
    const startedAt = endedAt - elapsedTime;
    // Seconds with a decimal point, as nginx writes $msec. The clock of another machine must not make a response precede its
    // request.
    const sentAt = Math.min(Number(startOfRequest) * 1000 || startedAt, startedAt);
    const name = `${method} ${route}`;
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    };
    const options = { kind: SpanKind.SERVER, attributes };
    const gateway = tracing.gatewayOf(firstSpanOf(requestId));
    const first = gateway.startSpan(name, { ...options, startTime: sentAt }, ROOT_CONTEXT);
    const around = trace.setSpan(ROOT_CONTEXT, first);
    const span = tracing.service.startSpan(name, { ...options, startTime: startedAt }, around);
    for (const one of [span, first]) {
      if (status >= 500) one.setStatus({ code: SpanStatusCode.ERROR });
      one.end(endedAt);
    }
  });
}
