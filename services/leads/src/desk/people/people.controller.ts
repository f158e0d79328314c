import type { Readable } from 'node:stream';
import { api, type ParamsOf, type QueryOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
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
import { PersonChangesService } from './person-changes.service';
import { PersonErasureService } from './person-erasure.service';
import { PersonExportService } from './person-export.service';

@Controller()
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly changes: PersonChangesService,
    private readonly exports: PersonExportService,
    private readonly erasure: PersonErasureService,
  ) {}

  @Route(api.getPerson)
  async get(
    @RequestParams() { id }: ParamsOf<typeof api.getPerson>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.getPerson>> {
    return { person: await this.people.find(id, user) };
  }

  @Route(api.mergePeople)
  merge(
    @RequestParams() { id }: ParamsOf<typeof api.mergePeople>,
    @RequestBody() { otherId }: RequestOf<typeof api.mergePeople>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.mergePeople>> {
    return this.changes.merge(id, otherId, user);
  }

  @Route(api.splitPerson)
  split(
    @RequestParams() { id }: ParamsOf<typeof api.splitPerson>,
    @RequestBody() { submissionIds }: RequestOf<typeof api.splitPerson>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.splitPerson>> {
    return this.changes.split(id, submissionIds, user);
  }

  @Route(api.undoPersonChange)
  undo(
    @RequestParams() { id }: ParamsOf<typeof api.undoPersonChange>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.undoPersonChange>> {
    return this.changes.undo(id, user);
  }

  @Route(api.exportPerson)
  export(
    @RequestParams() { id }: ParamsOf<typeof api.exportPerson>,
    @RequestQuery() { format }: QueryOf<typeof api.exportPerson>,
    @CurrentUser() user: SignedIn,
  ): Promise<Readable | ResponseOf<typeof api.exportPerson>> {
    return format === 'html' ? this.exports.page(id, user) : this.exports.collect(id, user);
  }

  @Route(api.erasePerson)
  async erase(
    @RequestParams() { id }: ParamsOf<typeof api.erasePerson>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<typeof api.erasePerson>> {
    return { certificate: await this.erasure.erase(id, user) };
  }
}
