import { Module } from '@nestjs/common';
import { PeopleLinksModule } from './people-links.module';
import { PersonLinkJob } from './person-link.job';

/** Links leads from before there were people; for the worker. */
@Module({ imports: [PeopleLinksModule], providers: [PersonLinkJob] })
export class PeopleLinksWorkerModule {}
