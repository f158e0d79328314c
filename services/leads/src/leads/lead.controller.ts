import { api, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { EventStreams } from './events/event-streams';
import { LeadService } from './lead.service';
import { TagService } from './tag.service';

@Controller()
export class LeadController {
  constructor(
    private readonly leads: LeadService,
    private readonly tags: TagService,
    private readonly streams: EventStreams,
  ) {}

  @Route(api.updateSubmission)
  async update(
    @RequestParams() { id }: { id: string },
    @RequestBody() update: RequestOf<typeof api.updateSubmission>,
    @CurrentUser() user: SignedIn,
  ) {
    return { submission: await this.leads.update(id, update, user) };
  }

  @Route(api.deleteSubmission)
  delete(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return this.leads.delete(id, user);
  }

  @Route(api.restoreSubmission)
  async restore(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.leads.restore(id, user) };
  }

  @Route(api.eraseSubmission)
  erase(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return this.leads.erase(id, user);
  }

  @Route(api.addNote)
  async addNote(
    @RequestParams() { id }: { id: string },
    @RequestBody() { content }: RequestOf<typeof api.addNote>,
    @CurrentUser() user: SignedIn,
  ) {
    return { note: await this.leads.addNote(id, content, user) };
  }

  @Route(api.addContact)
  addContact(
    @RequestParams() { id }: { id: string },
    @RequestBody() contact: RequestOf<typeof api.addContact>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.leads.addContact(id, contact, user);
  }

  @Route(api.listTags)
  async listTags(@CurrentUser() user: SignedIn) {
    return { tags: await this.tags.list(user) };
  }

  @Route(api.renameTag)
  async renameTag(
    @RequestBody() { from, to }: RequestOf<typeof api.renameTag>,
    @CurrentUser() user: SignedIn,
  ) {
    return { changed: await this.tags.rename(from, to, user) };
  }

  @Route(api.events)
  events(@CurrentUser() user: SignedIn) {
    return this.streams.add(user);
  }
}
