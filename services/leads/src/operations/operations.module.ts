import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryModule } from '../canary/canary.module';
import { JobRunEntity } from './job-run.entity';
import { OperationsController } from './operations.controller';
import { OperationsRepository } from './operations.repository';
import { OperationsService } from './operations.service';
import { WatchdogReportEntity } from './watchdog-report.entity';

/** How the product itself is doing. */
@Module({
  imports: [TypeOrmModule.forFeature([WatchdogReportEntity, JobRunEntity]), CanaryModule],
  controllers: [OperationsController],
  providers: [OperationsService, OperationsRepository],
})
export class OperationsModule {}
