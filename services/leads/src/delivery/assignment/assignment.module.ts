import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { AssignmentService } from './assignment.service';
import { AssignmentTurnEntity } from './assignment-turn.entity';
import { TakeoverJob } from './takeover.job';

/** Who gets new leads, and those of colleagues who left; for the worker. */
@Module({
  imports: [TypeOrmModule.forFeature([AssignmentTurnEntity]), LeadsModule],
  providers: [AssignmentService, TakeoverJob],
  exports: [AssignmentService],
})
export class AssignmentModule {}
