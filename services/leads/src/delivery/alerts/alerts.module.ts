import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { AlertController } from './alert.controller';
import { AlertEntity } from './alert.entity';
import { AlertRepository } from './alert.repository';
import { ResendService } from './resend.service';

/** What staff see of alerts and do with them; sending them is the worker's. */
@Module({
  imports: [TypeOrmModule.forFeature([AlertEntity]), LeadsModule],
  controllers: [AlertController],
  providers: [AlertRepository, ResendService],
  exports: [AlertRepository],
})
export class AlertsModule {}
