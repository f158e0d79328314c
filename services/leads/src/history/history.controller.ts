import { api, type ResponseOf } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { HistoryVerifier } from './history-verifier';

@Controller()
export class HistoryController {
  constructor(private readonly verifier: HistoryVerifier) {}

  @Route(api.checkHistory)
  check(): Promise<ResponseOf<typeof api.checkHistory>> {
    return this.verifier.check();
  }
}
