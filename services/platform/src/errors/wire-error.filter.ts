import type { WireError } from '@golghar/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './to-app-error';

/** Answers every error in the one shape of the contract, and logs those that are ours. */
@Catch()
export class WireErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(WireErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = toAppError(thrown);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error.isOurs) {
      const { headers } = host.switchToHttp().getRequest<FastifyRequest>();
      const id = headers['x-request-id'];
      this.logger.error({ err: error.cause ?? error, code: error.code, id }, error.message);
    }
    if (reply.sent) return;
    const body: WireError = { code: error.code, message: error.message };
    if (error.fields) body.fields = error.fields;
    if (error.deletion) body.deletion = error.deletion;
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    void reply.status(error.status).header('cache-control', 'no-store').send(body);
  }
}
