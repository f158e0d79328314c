import { api, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { TagService } from './tag.service';

@Controller()
export class TagController {
  constructor(private readonly tags: TagService) {}

  @Route(api.listTags)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listTags>> {
    return { tags: await this.tags.list(user) };
  }

  @Route(api.renameTag)
  async rename(
    @RequestBody() { from, to }: RequestOf<typeof api.renameTag>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.renameTag>> {
    return { changed: await this.tags.rename(from, to, user) };
  }
}
