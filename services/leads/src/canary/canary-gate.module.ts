import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CanaryGate } from './canary-gate';
import { CanaryRunEntity } from './canary-run.entity';

/** Lets the product's own enquiries in, uncounted. */
@Module({
  imports: [TypeOrmModule.forFeature([CanaryRunEntity])],
  providers: [CanaryGate],
  exports: [CanaryGate],
})
export class CanaryGateModule {}
