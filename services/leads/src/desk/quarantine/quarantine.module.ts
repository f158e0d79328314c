import { Module } from '@nestjs/common';
import { AlertsModule } from '../../delivery/alerts/alerts.module';
import { LeadsModule } from '../../leads/leads.module';
import { QuarantineController } from './quarantine.controller';
import { QuarantineRepository } from './quarantine.repository';
import { QuarantineService } from './quarantine.service';

/** Leads that look like spam; what sets them aside is the worker's. */
@Module({
  imports: [LeadsModule, AlertsModule],
  controllers: [QuarantineController],
  providers: [QuarantineService, QuarantineRepository],
  exports: [QuarantineRepository, QuarantineService],
})
export class QuarantineModule {}
