import { api, type QueryOf, type RequestOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestBody,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
  startStream,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { AlertLinkService } from './alert-links/alert-link.service';
import { LeadDetailService } from './lead-detail.service';
import { PeopleService } from './people/people.service';
import { PersonDataService } from './people/person-data.service';
import { QuarantineService } from './quarantine.service';
import { UndoService } from './undo.service';

@Controller()
export class DeskController {
  constructor(
    private readonly details: LeadDetailService,
    private readonly quarantine: QuarantineService,
    private readonly undos: UndoService,
    private readonly people: PeopleService,
    private readonly personData: PersonDataService,
    private readonly alertLinks: AlertLinkService,
  ) {}

  @Route(api.getSubmission)
  async getLead(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.details.find(id, user) };
  }

  @Route(api.listQuarantine)
  listQuarantine(@RequestQuery() query: QueryOf<typeof api.listQuarantine>, @CurrentUser() user: SignedIn) {
    return this.quarantine.page(query, user);
  }

  @Route(api.markNotSpam)
  async markNotSpam(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.quarantine.markNotSpam(id, user) };
  }

  @Route(api.markSpam)
  async markSpam(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { submission: await this.quarantine.markSpam(id, user) };
  }

  @Route(api.listOwnChanges)
  async listOwnChanges(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { changes: await this.undos.list(id, user) };
  }

  @Route(api.undoOwnChange)
  async undoOwnChange(
    @RequestParams() { id, changeId }: { id: string; changeId: string },
    @CurrentUser() user: SignedIn,
  ) {
    return { submission: await this.undos.undo(id, changeId, user) };
  }

  @Route(api.undoBulkChange)
  undoBulkChange(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return startStream(this.undos.undoMany(id, user));
  }

  @Route(api.getPerson)
  async getPerson(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { person: await this.people.find(id, user) };
  }

  @Route(api.mergePeople)
  mergePeople(
    @RequestParams() { id }: { id: string },
    @RequestBody() { otherId }: RequestOf<typeof api.mergePeople>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.people.merge(id, otherId, user);
  }

  @Route(api.splitPerson)
  splitPerson(
    @RequestParams() { id }: { id: string },
    @RequestBody() { submissionIds }: RequestOf<typeof api.splitPerson>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.people.split(id, submissionIds, user);
  }

  @Route(api.undoPersonChange)
  undoPersonChange(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return this.people.undo(id, user);
  }

  @Route(api.exportPerson)
  exportPerson(
    @RequestParams() { id }: { id: string },
    @RequestQuery() { format }: QueryOf<typeof api.exportPerson>,
    @CurrentUser() user: SignedIn,
  ) {
    return format === 'html' ? this.personData.page(id, user) : this.personData.collect(id, user);
  }

  @Route(api.erasePerson)
  async erasePerson(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { certificate: await this.personData.erase(id, user) };
  }

  @Route(api.openAlertLink)
  openAlertLink(@RequestQuery() query: QueryOf<typeof api.openAlertLink>) {
    return this.alertLinks.page(query, { isPressed: false });
  }

  @Route(api.useAlertLink)
  useAlertLink(@RequestBody() link: RequestOf<typeof api.useAlertLink>) {
    return this.alertLinks.page(link, { isPressed: true });
  }
}
