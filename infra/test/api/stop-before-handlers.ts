import {
  type CallHandler,
  type ExecutionContext,
  ImATeapotException,
  type NestInterceptor,
} from '@nestjs/common';
import type { HttpApp } from '../../../services/platform/src/bootstrap/http-app';

/** An answer has it when all guards have let the request through. */
export const stoppedHeader = 'x-stopped-before-handler';

class StopBeforeHandler implements NestInterceptor {
  intercept(context: ExecutionContext, _: CallHandler): never {
    context.switchToHttp().getResponse().header(stoppedHeader, context.getHandler().name);
    throw new ImATeapotException();
  }
}

/** Lets requests pass the guards as always, and none reach its handler: nothing is read and nothing changes. */
export const stopBeforeHandlers = (app: HttpApp): void => {
  app.useGlobalInterceptors(new StopBeforeHandler());
};
