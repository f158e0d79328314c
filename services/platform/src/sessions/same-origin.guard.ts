import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PLATFORM_SETTINGS, type PlatformSettings } from '../config/settings';
import { AppError } from '../errors/app-error';
import { apiTokenOf } from './credentials';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isOfProgram = (request: FastifyRequest): boolean =>
  apiTokenOf(request) !== undefined && request.headers.cookie === undefined;

/**
 * Refuses changes that another site's page asks for. Browsers send Origin and Sec-Fetch-Site with them and
 * pages cannot forge either; programs send neither and carry no visitor's cookie. Ours are the origin that the
 * request was sent to, scheme included, and that of PUBLIC_URL, for a TLS front that does not tell of its scheme.
 * A request with an API token and without a cookie carries nothing that a browser added: whoever sends it has the token.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  private readonly publicOrigin: string;

  constructor(@Inject(PLATFORM_SETTINGS) { PUBLIC_URL }: PlatformSettings) {
    this.publicOrigin = new URL(PUBLIC_URL).origin;
  }

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (safeMethods.has(request.method) || isOfProgram(request)) return true;
    if (this.isForeign(request)) throw new AppError('foreign_origin');
    return true;
  }

  private isForeign({ headers, protocol }: FastifyRequest): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
    const { origin } = headers;
    return origin !== undefined && origin !== this.publicOrigin && origin !== `${protocol}://${headers.host}`;
  }
}
