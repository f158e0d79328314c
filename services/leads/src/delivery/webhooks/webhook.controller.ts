import { api, type ParamsOf, type QueryOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestBody,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { WebhookService } from './webhook.service';

@Controller()
export class WebhookController {
  constructor(private readonly webhooks: WebhookService) {}

  @Route(api.listWebhooks)
  async list(): Promise<ResponseOf<typeof api.listWebhooks>> {
    return { webhooks: await this.webhooks.list() };
  }

  @Route(api.addWebhook)
  add(
    @RequestBody() webhook: RequestOf<typeof api.addWebhook>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addWebhook>> {
    return this.webhooks.add(webhook, user);
  }

  @Route(api.changeWebhook)
  async change(
    @RequestParams() { id }: ParamsOf<typeof api.changeWebhook>,
    @RequestBody() update: RequestOf<typeof api.changeWebhook>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.changeWebhook>> {
    return { webhook: await this.webhooks.change(id, update, user) };
  }

  @Route(api.removeWebhook)
  remove(
    @RequestParams() { id }: ParamsOf<typeof api.removeWebhook>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.webhooks.remove(id, user);
  }

  @Route(api.rotateWebhookSecret)
  rotate(
    @RequestParams() { id }: ParamsOf<typeof api.rotateWebhookSecret>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.rotateWebhookSecret>> {
    return this.webhooks.rotate(id, user);
  }

  @Route(api.testWebhook)
  async test(
    @RequestParams() { id }: ParamsOf<typeof api.testWebhook>,
  ): Promise<ResponseOf<typeof api.testWebhook>> {
    return { delivery: await this.webhooks.test(id) };
  }

  @Route(api.listWebhookDeliveries)
  deliveries(
    @RequestParams() { id }: ParamsOf<typeof api.listWebhookDeliveries>,
    @RequestQuery() query: QueryOf<typeof api.listWebhookDeliveries>,
  ): Promise<ResponseOf<typeof api.listWebhookDeliveries>> {
    return this.webhooks.deliveries(id, query);
  }

  @Route(api.replayWebhookDelivery)
  async replay(
    @RequestParams() { id, deliveryId }: ParamsOf<typeof api.replayWebhookDelivery>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.replayWebhookDelivery>> {
    return { delivery: await this.webhooks.replay(id, deliveryId, user) };
  }
}
