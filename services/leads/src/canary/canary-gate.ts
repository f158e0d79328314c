import { Injectable } from '@nestjs/common';
import { CanaryRepository } from './canary.repository';
import { hashCanaryToken } from './canary-token';

/** Knows the product's own enquiries when they come back in; for the process that answers browsers. */
@Injectable()
export class CanaryGate {
  constructor(private readonly canaries: CanaryRepository) {}

  /** Whether a request is one that the worker has just sent; its token is worth nothing afterwards. */
  async admit(token: string | undefined): Promise<boolean> {
    return token ? this.canaries.claim(hashCanaryToken(token)) : false;
  }
}
