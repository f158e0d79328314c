import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessCalendarRepository } from './business-calendar.repository';
import { BusinessHours } from './business-hours';
import { BusinessHoursJob } from './business-hours.job';
import { LeadSettingsEntity } from './lead-settings.entity';

/** Keeps the hours by which the database and this process count those of the contracts and the admins. */
@Module({
  imports: [TypeOrmModule.forFeature([LeadSettingsEntity])],
  providers: [BusinessCalendarRepository, BusinessHours, BusinessHoursJob],
  exports: [BusinessHours, BusinessCalendarRepository],
})
export class BusinessHoursModule implements OnModuleInit {
  constructor(private readonly hours: BusinessHours) {}

  async onModuleInit(): Promise<void> {
    await this.hours.refresh();
  }
}
