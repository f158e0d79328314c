import { Module } from '@nestjs/common';
import { TodayController } from './today.controller';
import { TodayRepository } from './today.repository';
import { TodayService } from './today.service';

/** What each of the staff has to do today. */
@Module({ controllers: [TodayController], providers: [TodayService, TodayRepository] })
export class TodayModule {}
