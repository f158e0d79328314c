import {
  type CallHandler,
  type ExecutionContext,
  ImATeapotException,
  type NestInterceptor,
} from '@nestjs/common';
import type { HttpApp } from '../../../services/platform/src/bootstrap/http-app';

/** A response has this header once all guards have let the request through. */
export const stoppedHeader = 'x-stopped-before-handler';

class StopBeforeHandler implements NestInterceptor {
  intercept(context: ExecutionContext, _: CallHandler): never {
    context.switchToHttp().getResponse().header(stoppedHeader, context.getHandler().name);
    throw new ImATeapotException();
  }
}

/** Runs the guards as usual but no handlers, so that requests read and change nothing. */
export const stopBeforeHandlers = (app: HttpApp): void => {
  app.useGlobalInterceptors(new StopBeforeHandler());
};
