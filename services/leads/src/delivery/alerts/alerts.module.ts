import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { LeadsModule } from '../../leads/leads.module';
import { AlertController } from './alert.controller';
import { AlertRepository } from './alert.repository';

/** What staff see of alerts and do with them; sending them is the worker's. */
@Module({
  imports: [TypeOrmModule.forFeature([DeliveryEntity]), LeadsModule],
  controllers: [AlertController],
  providers: [AlertRepository],
  exports: [AlertRepository],
})
export class AlertsModule {}
