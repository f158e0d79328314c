import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { UserManagementService } from './user-management.service';

@Controller()
export class UserManagementController {
  constructor(private readonly users: UserManagementService) {}

  @Route(api.listUsers)
  async list(): Promise<ResponseOf<typeof api.listUsers>> {
    return { users: await this.users.all() };
  }

  @Route(api.inviteUser)
  invite(
    @CurrentUser() admin: SignedIn,
    @RequestBody() invitation: RequestOf<typeof api.inviteUser>,
  ): Promise<ResponseOf<typeof api.inviteUser>> {
    return this.users.invite(invitation, admin);
  }

  @Route(api.updateUser)
  async update(
    @CurrentUser() admin: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.updateUser>,
    @RequestBody() update: RequestOf<typeof api.updateUser>,
  ): Promise<ResponseOf<typeof api.updateUser>> {
    return { user: await this.users.update(id, update, admin) };
  }

  @Route(api.makeAccountLink)
  async makeLink(
    @CurrentUser() admin: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.makeAccountLink>,
  ): Promise<ResponseOf<typeof api.makeAccountLink>> {
    return { link: await this.users.makeLink(id, admin) };
  }

  @Route(api.withdrawInvitation)
  async withdraw(
    @CurrentUser() admin: SignedIn,
    @RequestParams() { id }: ParamsOf<typeof api.withdrawInvitation>,
  ): Promise<void> {
    await this.users.withdraw(id, admin);
  }
}
