import { businessHours } from '@golghar/contracts';
import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessCalendarEntity } from './business-calendar.entity';
import { BusinessCalendarRepository } from './business-calendar.repository';

/** Keeps the hours by which the database counts business time those of the contracts. */
@Module({
  imports: [TypeOrmModule.forFeature([BusinessCalendarEntity])],
  providers: [BusinessCalendarRepository],
})
export class BusinessHoursModule implements OnModuleInit {
  constructor(private readonly calendar: BusinessCalendarRepository) {}

  async onModuleInit(): Promise<void> {
    await this.calendar.save(businessHours);
  }
}
