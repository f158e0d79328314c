import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CountedNetworkEntity } from './counted-network.entity';
import { CountedVisitorEntity } from './counted-visitor.entity';
import { DaySaltEntity } from './day-salt.entity';
import { VisitorController } from './visitor.controller';
import { VisitorRepository } from './visitor.repository';
import { VisitorService } from './visitor.service';
import { VisitorTotalEntity } from './visitor-total.entity';

@Module({
  imports: [
    TypeOrmModule.forFeature([VisitorTotalEntity, DaySaltEntity, CountedVisitorEntity, CountedNetworkEntity]),
  ],
  controllers: [VisitorController],
  providers: [VisitorService, VisitorRepository],
  exports: [VisitorRepository],
})
export class VisitorsModule {}
