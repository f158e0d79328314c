import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './machine';

/** A span as a collector gets it (OTLP over HTTP, as JSON), with the process that it is of. */
export type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
  links?: { traceId: string; spanId: string }[];
};

type Body = {
  resourceSpans: {
    resource: { attributes: ReceivedSpan['attributes'] };
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[];
  }[];
};

const serviceOf = ({ attributes }: { attributes: ReceivedSpan['attributes'] }): string =>
  attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';

export type OtlpReceiver = { url: string; spans: ReceivedSpan[]; close: () => Promise<void> };

/** A collector of traces that keeps what it gets. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end();
    const { resourceSpans } = JSON.parse(await text(request)) as Body;
    for (const { resource, scopeSpans } of resourceSpans)
      for (const { spans: received } of scopeSpans)
        spans.push(...received.map((span) => ({ ...span, service: serviceOf(resource) })));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    spans,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
