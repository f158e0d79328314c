import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertsModule } from '../delivery/alerts/alerts.module';
import { LeadsModule } from '../leads/leads.module';
import { AlertLinkController } from './alert-links/alert-link.controller';
import { AlertLinkEntity } from './alert-links/alert-link.entity';
import { AlertLinkRepository } from './alert-links/alert-link.repository';
import { AlertLinkService } from './alert-links/alert-link.service';
import { LeadDetailController } from './lead-detail/lead-detail.controller';
import { LeadDetailService } from './lead-detail/lead-detail.service';
import { PeopleController } from './people/people.controller';
import { PeopleRepository } from './people/people.repository';
import { PeopleService } from './people/people.service';
import { PersonChangesService } from './people/person-changes.service';
import { PersonDataRepository } from './people/person-data.repository';
import { PersonErasureService } from './people/person-erasure.service';
import { PersonExportService } from './people/person-export.service';
import { QuarantineController } from './quarantine/quarantine.controller';
import { QuarantineRepository } from './quarantine/quarantine.repository';
import { QuarantineService } from './quarantine/quarantine.service';
import { UndoController } from './undo/undo.controller';
import { UndoService } from './undo/undo.service';

/** What staff do with one lead or one person: their pages, quarantine, Undo, and the links in the mail about an enquiry. */
@Module({
  imports: [TypeOrmModule.forFeature([AlertLinkEntity]), LeadsModule, AlertsModule],
  controllers: [
    LeadDetailController,
    PeopleController,
    QuarantineController,
    UndoController,
    AlertLinkController,
  ],
  providers: [
    LeadDetailService,
    PeopleService,
    PeopleRepository,
    PersonDataRepository,
    PersonChangesService,
    PersonExportService,
    PersonErasureService,
    QuarantineService,
    QuarantineRepository,
    UndoService,
    AlertLinkService,
    AlertLinkRepository,
  ],
})
export class DeskModule {}
