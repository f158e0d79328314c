import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { StaffDirectoryModule } from '../../team/staff/staff.module';
import { AssignmentService } from './assignment.service';
import { AssignmentTurnEntity } from './assignment-turn.entity';
import { TakeoverJob } from './takeover.job';

/** Who gets new leads, and those of colleagues who left; for the worker. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AssignmentTurnEntity]),
    LeadSettingsModule,
    LeadsModule,
    StaffDirectoryModule,
  ],
  providers: [AssignmentService, TakeoverJob],
  exports: [AssignmentService],
})
export class AssignmentModule {}
