import { Module } from '@nestjs/common';
import { VisitorsModule } from '../visitors/visitors.module';
import { RetentionJob } from './retention.job';

@Module({ imports: [VisitorsModule], providers: [RetentionJob] })
export class RetentionModule {}
