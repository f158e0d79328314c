import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { LeadDetailModule } from '../lead-detail/lead-detail.module';
import { PeopleController } from './people.controller';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';
import { PersonChangesService } from './person-changes.service';
import { PersonDataRepository } from './person-data.repository';
import { PersonErasureService } from './person-erasure.service';
import { PersonExportService } from './person-export.service';

/** The people behind the enquiries, and their data. */
@Module({
  imports: [LeadsModule, LeadDetailModule],
  controllers: [PeopleController],
  providers: [
    PeopleService,
    PeopleRepository,
    PersonDataRepository,
    PersonChangesService,
    PersonExportService,
    PersonErasureService,
  ],
})
export class PeopleModule {}
