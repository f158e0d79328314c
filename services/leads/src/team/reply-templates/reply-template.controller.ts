import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ReplyTemplateService } from './reply-template.service';

@Controller()
export class ReplyTemplateController {
  constructor(private readonly templates: ReplyTemplateService) {}

  @Route(api.listReplyTemplates)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listReplyTemplates>> {
    return { templates: await this.templates.list(user) };
  }

  @Route(api.addReplyTemplate)
  async add(
    @RequestBody() template: RequestOf<typeof api.addReplyTemplate>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addReplyTemplate>> {
    return { template: await this.templates.add(template, user) };
  }

  @Route(api.changeReplyTemplate)
  async change(
    @RequestParams() { id }: ParamsOf<typeof api.changeReplyTemplate>,
    @RequestBody() template: RequestOf<typeof api.changeReplyTemplate>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.changeReplyTemplate>> {
    return { template: await this.templates.change(id, template, user) };
  }

  @Route(api.removeReplyTemplate)
  remove(
    @RequestParams() { id }: ParamsOf<typeof api.removeReplyTemplate>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    return this.templates.remove(id, user);
  }
}
