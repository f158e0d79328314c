import { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { endpointOf } from './route';

/**
 * Sends what the contract says and nothing else: unknown keys are dropped, a missing or wrong one is an error
 * of ours. API answers are never cached. What is streamed was checked part by part by who makes it.
 */
@Injectable()
export class ResponseCheckInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const entry = endpointOf(context);
    if (!entry) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>().header('cache-control', 'no-store');
    const send = (body: unknown) => {
      if (!(body instanceof Readable)) return entry.response?.parse(body);
      // The gateway would fill its disk with what a slow reader has not taken yet.
      reply.header('content-type', entry.stream ?? 'application/json').header('x-accel-buffering', 'no');
      return body;
    };
    return next.handle().pipe(map(send));
  }
}
