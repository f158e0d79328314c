import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AlertController } from './alert.controller';
import { AlertEntity } from './alert.entity';
import { ResendService } from './resend.service';

/** What staff do with alerts; sending them is the worker's. */
@Module({
  imports: [TypeOrmModule.forFeature([AlertEntity])],
  controllers: [AlertController],
  providers: [ResendService],
})
export class AlertsModule {}
