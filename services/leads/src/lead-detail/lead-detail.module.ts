import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { ContactsModule } from '../contacts/contacts.module';
import { CorrectionsModule } from '../corrections/corrections.module';
import { LeadsModule } from '../leads/leads.module';
import { NotesModule } from '../notes/notes.module';
import { OwnershipModule } from '../ownership/ownership.module';
import { QuarantineModule } from '../quarantine/quarantine.module';
import { RepliesModule } from '../replies/replies.module';
import { StaffDirectoryModule } from '../staff/staff-directory.module';
import { ThankYouModule } from '../thank-you/thank-you.module';
import { LeadDetailController } from './lead-detail.controller';
import { LeadDetailService } from './lead-detail.service';

/** The page of one lead, from the features that know its parts. */
@Module({
  imports: [
    LeadsModule,
    NotesModule,
    AlertsModule,
    ContactsModule,
    OwnershipModule,
    CorrectionsModule,
    QuarantineModule,
    RepliesModule,
    ThankYouModule,
    StaffDirectoryModule,
  ],
  controllers: [LeadDetailController],
  providers: [LeadDetailService],
  exports: [LeadDetailService],
})
export class LeadDetailModule {}
