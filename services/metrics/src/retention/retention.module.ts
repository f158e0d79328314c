import { Module } from '@nestjs/common';
import { VisitorsModule } from '../visitors/visitors.module';
import { RetentionService } from './retention.service';

@Module({ imports: [VisitorsModule], providers: [RetentionService] })
export class RetentionModule {}
