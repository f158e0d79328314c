import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { ContactService } from './contact.service';

@Controller()
export class ContactController {
  constructor(private readonly contacts: ContactService) {}

  @Route(api.addContact)
  add(
    @RequestParams() { id }: ParamsOf<typeof api.addContact>,
    @RequestBody() contact: RequestOf<typeof api.addContact>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addContact>> {
    return this.contacts.log(id, contact, user);
  }
}
