import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadSettingsEntity } from '../lead-settings/lead-settings.entity';
import { LeadSettingsRepository } from '../lead-settings/lead-settings.repository';
import { OwnershipModule } from '../ownership/ownership.module';
import { StaffDirectoryModule } from '../staff/staff-directory.module';
import { AssignmentService } from './assignment.service';
import { AssignmentTurnEntity } from './assignment-turn.entity';
import { TakeoverTask } from './takeover.task';

/** Who gets new leads, and those of colleagues who left; for the worker. */
@Module({
  imports: [
    TypeOrmModule.forFeature([LeadSettingsEntity, AssignmentTurnEntity]),
    OwnershipModule,
    StaffDirectoryModule,
  ],
  providers: [AssignmentService, TakeoverTask, LeadSettingsRepository],
  exports: [AssignmentService],
})
export class AssignmentModule {}
