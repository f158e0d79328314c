import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { endpointOf } from './route';

/**
 * Sends what the contract says and nothing else: unknown keys are dropped, a missing or wrong one is an error
 * of ours. API answers are never cached.
 */
@Injectable()
export class ResponseCheckInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const entry = endpointOf(context);
    if (!entry) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    reply.header('cache-control', 'no-store');
    if (entry.stream) {
      reply.header('content-type', entry.stream);
      return next.handle();
    }
    return next.handle().pipe(map((body) => entry.response?.parse(body)));
  }
}
