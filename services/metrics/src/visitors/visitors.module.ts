import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountedHashEntity } from './counted-hash.entity';
import { RetentionJob } from './retention.job';
import { VisitorController } from './visitor.controller';
import { VisitorRepository } from './visitor.repository';
import { VisitorService } from './visitor.service';
import { VisitorTotalEntity } from './visitor-total.entity';

@Module({
  imports: [TypeOrmModule.forFeature([VisitorTotalEntity, CountedHashEntity])],
  controllers: [VisitorController],
  providers: [VisitorService, VisitorRepository, RetentionJob],
})
export class VisitorsModule {}
