import { api, type QueryOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { AppError, CurrentUser, RequestBody, RequestQuery, Route, type SignedIn } from '@golghar/platform';
import { Controller, Inject } from '@nestjs/common';
import { LEADS_SETTINGS, type LeadsSettings } from '../settings';
import { newsletterLinks } from './newsletter-links';
import { SubscriberRepository } from './subscriber.repository';

@Controller()
export class NewsletterController {
  constructor(
    private readonly subscribers: SubscriberRepository,
    @Inject(LEADS_SETTINGS) private readonly settings: LeadsSettings,
  ) {}

  @Route(api.subscribe)
  async subscribe(
    @RequestBody() { email }: RequestOf<typeof api.subscribe>,
  ): Promise<ResponseOf<typeof api.subscribe>> {
    await this.subscribers.ask(email);
    return { message: 'Please look into your inbox for a link to confirm.' };
  }

  @Route(api.confirmSubscription)
  async confirm(@RequestBody() { token }: RequestOf<typeof api.confirmSubscription>): Promise<void> {
    if (!(await this.subscribers.confirm(token))) throw new AppError('not_found');
  }

  @Route(api.unsubscribe)
  async unsubscribe(@RequestBody() { token }: RequestOf<typeof api.unsubscribe>): Promise<void> {
    if (!(await this.subscribers.remove(token))) throw new AppError('not_found');
  }

  /** Mail programs may post again and again; who is off the list already is told the same. */
  @Route(api.unsubscribeAtOnce)
  async unsubscribeAtOnce(@RequestQuery() { token }: QueryOf<typeof api.unsubscribeAtOnce>): Promise<void> {
    await this.subscribers.remove(token);
  }

  @Route(api.listSubscribers)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listSubscribers>> {
    const confirmed = await this.subscribers.confirmedFor(user);
    return {
      subscribers: confirmed.map(({ id, email, token, confirmedAt }) => ({
        id,
        email,
        confirmedAt: confirmedAt.toISOString(),
        unsubscribeUrl: newsletterLinks(this.settings.PUBLIC_URL, token).oneClick,
      })),
    };
  }
}
