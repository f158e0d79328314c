import { api, type Endpoint } from '@golghar/contracts';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import { AppError, toAppError } from '../app-error';
import type { Reply, Request } from './request';

/** The contract's operations. A parameter in a path stands for any text without a slash. */
const operations = Object.values<Endpoint>(api).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Nest's own exception: no handler has this method and address. Ours throw an {@link AppError}. */
function toUnroutedError({ url }: Request): AppError {
  const [path = ''] = url.split('?');
  const allow = [
    ...new Set(operations.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
  return allow.length > 0 ? new AppError('method_not_allowed', { allow }) : new AppError('not_found');
}

/** Sends every error in the contract's one shape, and logs those that are ours. */
@Catch()
export class WireErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(WireErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const reply = host.switchToHttp().getResponse<Reply>();
    const error = thrown instanceof NotFoundException ? toUnroutedError(request) : toAppError(thrown);
    const { retryAfter, allow, cause = error } = error.details;
    if (error.status >= 500) {
      const id = request.headers['x-request-id'];
      this.logger.error({ err: cause, code: error.code, id }, error.message);
    }
    if (reply.sent) return;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (allow) reply.header('allow', allow.join(', '));
    void reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .send(this.bodyOf(error, request, reply));
  }

  /** The response; a page if a browser asked without a script. */
  protected bodyOf(error: AppError, _request: Request, _reply: Reply): unknown {
    return error.body;
  }
}
