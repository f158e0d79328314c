import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isForeign = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || new URL(headers.origin).host !== headers.host;
};

/**
 * Refuses changes that another site's page asks for. Browsers send Origin and Sec-Fetch-Site with them and
 * pages cannot forge either; programs send neither and carry no visitor's cookie.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!safeMethods.has(request.method) && isForeign(request)) throw new AppError('foreign_origin');
    return true;
  }
}
