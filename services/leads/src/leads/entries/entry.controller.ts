import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { EntryService } from './entry.service';

@Controller()
export class EntryController {
  constructor(private readonly entries: EntryService) {}

  @Route(api.addNote)
  async addNote(
    @RequestParams() { id }: ParamsOf<typeof api.addNote>,
    @RequestBody() { content }: RequestOf<typeof api.addNote>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addNote>> {
    return { note: await this.entries.addNote(id, content, user) };
  }

  @Route(api.addContact)
  addContact(
    @RequestParams() { id }: ParamsOf<typeof api.addContact>,
    @RequestBody() contact: RequestOf<typeof api.addContact>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addContact>> {
    return this.entries.logContact(id, contact, user);
  }
}
