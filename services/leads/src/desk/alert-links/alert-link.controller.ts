import { Readable } from 'node:stream';
import { api, type QueryOf, type RequestOf } from '@golghar/contracts';
import { AppError, RequestBody, RequestQuery, Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { AlertLinkService } from './alert-link.service';
import { confirmationPage, donePage, failurePage } from './alert-link-pages';

/** A refusal is a page too: whoever pressed in a mail reads it. */
async function answer(page: () => Promise<string>): Promise<Readable> {
  const text = await page().catch((error: unknown) => {
    if (error instanceof AppError) return failurePage(error.message);
    throw error;
  });
  return Readable.from([text]);
}

@Controller()
export class AlertLinkController {
  constructor(private readonly links: AlertLinkService) {}

  @Route(api.openAlertLink)
  open(@RequestQuery() query: QueryOf<typeof api.openAlertLink>) {
    const link = api.useAlertLink.request.safeParse(query).data;
    if (!link)
      return answer(async () =>
        failurePage('This link was not copied whole. Please press it in the mail itself.'),
      );
    return answer(async () => confirmationPage(link, await this.links.open(link, { isPressed: false })));
  }

  @Route(api.useAlertLink)
  use(@RequestBody() link: RequestOf<typeof api.useAlertLink>) {
    return answer(async () => donePage(link, await this.links.open(link, { isPressed: true })));
  }
}
