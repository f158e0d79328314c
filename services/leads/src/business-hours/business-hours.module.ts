import { RepeatedTask } from '@golghar/platform';
import { Logger, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessCalendarEntity } from './business-calendar.entity';
import { BusinessCalendarRepository } from './business-calendar.repository';
import { BusinessHours } from './business-hours';

/** How soon a holiday that an admin enters counts in every process. */
const refreshIntervalMs = 10_000;

/** Keeps the hours by which the database and this process count those of the contracts and the admins. */
@Module({
  imports: [TypeOrmModule.forFeature([BusinessCalendarEntity])],
  providers: [BusinessCalendarRepository, BusinessHours],
  exports: [BusinessHours, BusinessCalendarRepository],
})
export class BusinessHoursModule implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(BusinessHoursModule.name);
  private readonly task = new RepeatedTask(() => this.run(), refreshIntervalMs);

  constructor(private readonly hours: BusinessHours) {}

  async onModuleInit(): Promise<void> {
    await this.hours.refresh();
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    await this.hours
      .refresh()
      .catch((err) =>
        this.logger.warn({ err }, 'failed to read the closed days; the previous ones stay in force'),
      );
  }
}
