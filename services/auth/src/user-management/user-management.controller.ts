import { api, type ParamsOf, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { UserManagementService } from './user-management.service';

@Controller()
export class UserManagementController {
  constructor(private readonly users: UserManagementService) {}

  @Route(api.listUsers)
  async list() {
    return { users: await this.users.list() };
  }

  @Route(api.inviteUser)
  invite(@CurrentUser() admin: SignedIn, @RequestBody() invitation: RequestOf<typeof api.inviteUser>) {
    return this.users.invite(admin, invitation);
  }

  @Route(api.updateUser)
  async update(
    @CurrentUser() admin: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.updateUser>,
    @RequestBody() update: RequestOf<typeof api.updateUser>,
  ) {
    return { user: await this.users.update(admin, id, update) };
  }

  @Route(api.makeAccountLink)
  async makeLink(
    @CurrentUser() admin: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.makeAccountLink>,
  ) {
    return { link: await this.users.makeLink(admin, id) };
  }

  @Route(api.withdrawInvitation)
  withdraw(@CurrentUser() admin: SignedIn, @RequestParams() { id }: ParamsOf<typeof api.withdrawInvitation>) {
    return this.users.withdraw(admin, id);
  }
}
