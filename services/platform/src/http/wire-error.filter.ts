import { api, type Endpoint } from '@golghar/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';
import { toAppError } from '../errors/to-app-error';

/** The contract's operations. Parameters in paths stand for any text without a slash. */
const operations = Object.values<Endpoint>(api).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Nest's own exception: no handler has this method and address. Ours throw an {@link AppError}. */
function toUnroutedError({ url }: FastifyRequest): AppError {
  const [path = ''] = url.split('?');
  const allow = [
    ...new Set(operations.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
  return allow.length > 0 ? new AppError('method_not_allowed', { allow }) : new AppError('not_found');
}

/** Answers every error in the one shape of the contract, and logs those that are ours. */
@Catch()
export class WireErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(WireErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = thrown instanceof NotFoundException ? toUnroutedError(request) : toAppError(thrown);
    if (error.isOurs) {
      const id = request.headers['x-request-id'];
      this.logger.error({ err: error.cause ?? error, code: error.code, id }, error.message);
    }
    if (reply.sent) return;
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    if (error.allow) reply.header('allow', error.allow.join(', '));
    void reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .send(this.bodyOf(error, request, reply));
  }

  /** What is answered; a page where a browser asked without a script. */
  protected bodyOf(error: AppError, _request: FastifyRequest, _reply: FastifyReply): unknown {
    return error.body;
  }
}
