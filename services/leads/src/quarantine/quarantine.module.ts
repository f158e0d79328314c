import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { LeadSettingsModule } from '../lead-settings/lead-settings.module';
import { LeadsModule } from '../leads/leads.module';
import { OwnChangesModule } from '../own-changes/own-changes.module';
import { ThankYouModule } from '../thank-you/thank-you.module';
import { QuarantineController } from './quarantine.controller';
import { QuarantineRepository } from './quarantine.repository';
import { QuarantineService } from './quarantine.service';

/** Leads that look like spam; what sets them aside is the worker's. */
@Module({
  imports: [LeadsModule, AlertsModule, LeadSettingsModule, OwnChangesModule, ThankYouModule],
  controllers: [QuarantineController],
  providers: [QuarantineService, QuarantineRepository],
  exports: [QuarantineRepository, QuarantineService],
})
export class QuarantineModule {}
