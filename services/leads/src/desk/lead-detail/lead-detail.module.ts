import { Module } from '@nestjs/common';
import { AlertsModule } from '../../delivery/alerts/alerts.module';
import { LeadsModule } from '../../leads/leads.module';
import { QuarantineModule } from '../quarantine/quarantine.module';
import { LeadDetailController } from './lead-detail.controller';
import { LeadDetailService } from './lead-detail.service';

/** The page of one lead, from the features that know its parts. */
@Module({
  imports: [LeadsModule, AlertsModule, QuarantineModule],
  controllers: [LeadDetailController],
  providers: [LeadDetailService],
  exports: [LeadDetailService],
})
export class LeadDetailModule {}
