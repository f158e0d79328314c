import { api, type QueryOf, type RequestOf } from '@golghar/contracts';
import {
  CurrentUser,
  RequestBody,
  RequestParams,
  RequestQuery,
  Route,
  type SignedIn,
} from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { PeopleService } from './people.service';
import { PersonDataService } from './person-data.service';

@Controller()
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly data: PersonDataService,
  ) {}

  @Route(api.getPerson)
  async get(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { person: await this.people.find(id, user) };
  }

  @Route(api.mergePeople)
  merge(
    @RequestParams() { id }: { id: string },
    @RequestBody() { otherId }: RequestOf<typeof api.mergePeople>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.people.merge(id, otherId, user);
  }

  @Route(api.splitPerson)
  split(
    @RequestParams() { id }: { id: string },
    @RequestBody() { submissionIds }: RequestOf<typeof api.splitPerson>,
    @CurrentUser() user: SignedIn,
  ) {
    return this.people.split(id, submissionIds, user);
  }

  @Route(api.undoPersonChange)
  undo(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return this.people.undo(id, user);
  }

  @Route(api.exportPerson)
  export(
    @RequestParams() { id }: { id: string },
    @RequestQuery() { format }: QueryOf<typeof api.exportPerson>,
    @CurrentUser() user: SignedIn,
  ) {
    return format === 'html' ? this.data.page(id, user) : this.data.collect(id, user);
  }

  @Route(api.erasePerson)
  async erase(@RequestParams() { id }: { id: string }, @CurrentUser() user: SignedIn) {
    return { certificate: await this.data.erase(id, user) };
  }
}
