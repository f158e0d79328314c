import { Module } from '@nestjs/common';
import { RetentionJob } from './retention.job';
import { RetentionRepository } from './retention.repository';

@Module({ providers: [RetentionJob, RetentionRepository] })
export class RetentionModule {}
