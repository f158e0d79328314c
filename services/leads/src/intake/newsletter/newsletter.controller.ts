import { api, type ParamsOf, type QueryOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import {
  AppError,
  CurrentUser,
  RequestBody,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { NewsletterService } from './newsletter.service';

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Route(api.subscribe)
  async subscribe(
    @RequestBody() { email }: RequestOf<typeof api.subscribe>,
    @RequestQuery() { language = 'en' }: QueryOf<typeof api.subscribe>,
  ): Promise<ResponseOf<typeof api.subscribe>> {
    await this.newsletter.subscribe(email, language);
    return { message: 'Please check your inbox for a link to confirm.' };
  }

  @Route(api.confirmSubscription)
  confirm(@RequestBody() { token }: RequestOf<typeof api.confirmSubscription>): Promise<void> {
    return this.newsletter.confirm(token);
  }

  @Route(api.unsubscribe)
  async unsubscribe(@RequestBody() { token }: RequestOf<typeof api.unsubscribe>): Promise<void> {
    if (!(await this.newsletter.remove(token))) throw new AppError('not_found');
  }

  /** Mail programs may post again and again; who is off the list already gets the same answer. */
  @Route(api.unsubscribeAtOnce)
  async unsubscribeAtOnce(@RequestQuery() { token }: QueryOf<typeof api.unsubscribeAtOnce>): Promise<void> {
    await this.newsletter.remove(token);
  }

  @Route(api.listSubscribers)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listSubscribers>> {
    return { subscribers: await this.newsletter.list(user) };
  }

  @Route(api.removeSubscriber)
  removeConfirmed(
    @RequestParams() { id }: ParamsOf<typeof api.removeSubscriber>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.newsletter.removeConfirmed(id, user);
  }
}
