import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ReplyService } from './reply.service';

@Controller()
export class ReplyController {
  constructor(private readonly replies: ReplyService) {}

  @Route(api.addReply)
  add(
    @RequestParams() { id }: ParamsOf<typeof api.addReply>,
    @RequestBody() reply: RequestOf<typeof api.addReply>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addReply>> {
    return this.replies.send(id, reply, user);
  }
}
