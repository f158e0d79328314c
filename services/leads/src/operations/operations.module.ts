import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryModule } from '../canary/canary.module';
import { AlertsModule } from '../delivery/alerts/alerts.module';
import { JobRunEntity } from './job-run.entity';
import { OperationsController } from './operations.controller';
import { OperationsRepository } from './operations.repository';
import { OperationsService } from './operations.service';

/** How the product itself is doing. */
@Module({
  imports: [TypeOrmModule.forFeature([JobRunEntity]), AlertsModule, CanaryModule],
  controllers: [OperationsController],
  providers: [OperationsService, OperationsRepository],
})
export class OperationsModule {}
