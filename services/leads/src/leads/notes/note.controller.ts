import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { NoteService } from './note.service';

@Controller()
export class NoteController {
  constructor(private readonly notes: NoteService) {}

  @Route(api.addNote)
  async add(
    @RequestParams() { id }: ParamsOf<typeof api.addNote>,
    @RequestBody() { content }: RequestOf<typeof api.addNote>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.addNote>> {
    return { note: await this.notes.add(id, content, user) };
  }
}
