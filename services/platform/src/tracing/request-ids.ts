import { type IdGenerator, RandomIdGenerator } from '@opentelemetry/sdk-trace';

/** As the gateway makes them (nginx' $request_id), and as a trace's id has to be. */
const form = /^(?!0+$)[0-9a-f]{32}$/;

export const isRequestId = (id: string | null | undefined): id is string => form.test(id ?? '');

/** Id of the first span of a request's trace: whoever knows the request's id knows it too, in every process. */
export const firstSpanId = (requestId: string): string => requestId.slice(0, 16);

/** Gives the first span of a request's trace ids that follow from the request's, and all others random ones. */
export class RequestIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  private requestId: string | undefined;

  /** Starts one span, the first of the trace of a request. */
  startFirst<Span>(requestId: string, start: () => Span): Span {
    this.requestId = requestId;
    try {
      return start();
    } finally {
      this.requestId = undefined;
    }
  }

  generateTraceId(): string {
    return this.requestId ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.requestId ? firstSpanId(this.requestId) : this.random.generateSpanId();
  }
}
