import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ApiTokenService } from './api-token.service';

@Controller()
export class ApiTokenController {
  constructor(private readonly tokens: ApiTokenService) {}

  @Route(api.listApiTokens)
  async list(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.listApiTokens>> {
    return { tokens: await this.tokens.list(user) };
  }

  @Route(api.createApiToken)
  create(
    @RequestBody() token: RequestOf<typeof api.createApiToken>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.createApiToken>> {
    return this.tokens.create(token, user);
  }

  @Route(api.revokeApiToken)
  revoke(
    @CurrentUser() user: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.revokeApiToken>,
  ): Promise<void> {
    return this.tokens.revoke(id, user);
  }
}
