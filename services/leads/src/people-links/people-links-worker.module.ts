import { Module } from '@nestjs/common';
import { PeopleLinksModule } from './people-links.module';
import { PersonLinkTask } from './person-link.task';

/** Links leads from before there were people; for the worker. */
@Module({ imports: [PeopleLinksModule], providers: [PersonLinkTask] })
export class PeopleLinksWorkerModule {}
