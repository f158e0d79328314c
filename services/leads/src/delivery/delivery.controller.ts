import { api, type NewWebhook, type QueryOf, type RequestOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestBody,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ResendService } from './alerts/resend.service';
import { ReplyService } from './replies/reply.service';
import { WebhookService } from './webhooks/webhook.service';

/** Answers to enquiries, alerts sent again, and which other programs are told of leads. */
@Controller()
export class DeliveryController {
  constructor(
    private readonly alerts: ResendService,
    private readonly replies: ReplyService,
    private readonly webhooks: WebhookService,
  ) {}

  @Route(api.addReply)
  reply(
    @RequestParams() { id }: { id: string },
    @RequestBody() reply: RequestOf<typeof api.addReply>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.replies.send(id, reply, user);
  }

  @Route(api.resendAlert)
  resendAlert(
    @RequestParams() { id, alertId }: { id: string; alertId: string },
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.alerts.resend(id, alertId, user);
  }

  @Route(api.listWebhooks)
  async listWebhooks() {
    return { webhooks: await this.webhooks.list() };
  }

  @Route(api.addWebhook)
  addWebhook(@RequestBody() webhook: NewWebhook, @CurrentUser() user: SignedIn) {
    return this.webhooks.add(webhook, user);
  }

  @Route(api.changeWebhook)
  async changeWebhook(
    @RequestParams() { id }: { id: string },
    @RequestBody() update: RequestOf<typeof api.changeWebhook>,
    @CurrentUser() user: SignedIn,
  ) {
    return { webhook: await this.webhooks.change(id, update, user) };
  }

  @Route(api.removeWebhook)
  removeWebhook(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn): Promise<void> {
    return this.webhooks.remove(id, user);
  }

  @Route(api.rotateWebhookSecret)
  rotateSecret(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return this.webhooks.rotate(id, user);
  }

  @Route(api.testWebhook)
  async testWebhook(@RequestParams() { id }: { id: string }) {
    return { delivery: await this.webhooks.test(id) };
  }

  @Route(api.listWebhookDeliveries)
  deliveries(
    @RequestParams() { id }: { id: string },
    @RequestQuery() query: QueryOf<typeof api.listWebhookDeliveries>,
  ) {
    return this.webhooks.deliveries(id, query);
  }

  @Route(api.replayWebhookDelivery)
  async replay(
    @RequestParams() { id, deliveryId }: { id: string; deliveryId: string },
    @CurrentUser() user: SignedIn,
  ) {
    return { delivery: await this.webhooks.replay(id, deliveryId, user) };
  }
}
