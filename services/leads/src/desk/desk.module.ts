import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { InboxModule } from '../inbox/inbox.module';
import { LeadsModule } from '../leads/leads.module';
import { AlertLinkEntity } from './alert-links/alert-link.entity';
import { AlertLinkService } from './alert-links/alert-link.service';
import { DeskController } from './desk.controller';
import { LeadDetailService } from './lead-detail.service';
import { PeopleService } from './people/people.service';
import { PersonDataService } from './people/person-data.service';
import { QuarantineService } from './quarantine.service';
import { UndoService } from './undo.service';

/** What staff do with one lead or one person: their pages, quarantine, Undo, and the links in the mail about an enquiry. */
@Module({
  imports: [TypeOrmModule.forFeature([AlertLinkEntity]), LeadsModule, InboxModule],
  controllers: [DeskController],
  providers: [
    LeadDetailService,
    QuarantineService,
    UndoService,
    PeopleService,
    PersonDataService,
    AlertLinkService,
  ],
})
export class DeskModule {}
