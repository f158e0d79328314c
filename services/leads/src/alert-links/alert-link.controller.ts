import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { RequestBody, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { AlertLinkService } from './alert-link.service';

@Controller()
export class AlertLinkController {
  constructor(private readonly links: AlertLinkService) {}

  @Route(api.checkAlertLink)
  check(
    @RequestBody() link: RequestOf<typeof api.checkAlertLink>,
  ): Promise<ResponseOf<typeof api.checkAlertLink>> {
    return this.links.check(link);
  }

  @Route(api.useAlertLink)
  use(@RequestBody() link: RequestOf<typeof api.useAlertLink>): Promise<void> {
    return this.links.use(link);
  }
}
