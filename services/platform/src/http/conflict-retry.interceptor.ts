import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, retry, throwError, timer } from 'rxjs';
import { isTransactionConflict } from '../database/database-faults';

/** Lets the transaction that won go on. */
const pauseMs = 20;

/**
 * Handles a request once more when Postgres rolled its transaction back because of another one at the same moment: nothing
 * of it is done, and whoever asked need not know. A second time in a row it is told to try again later.
 */
@Injectable()
export class ConflictRetryInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const delay = (error: unknown) =>
      isTransactionConflict(error) && !reply.sent ? timer(pauseMs) : throwError(() => error);
    return next.handle().pipe(retry({ count: 1, delay }));
  }
}
