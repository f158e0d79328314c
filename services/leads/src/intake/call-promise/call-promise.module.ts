import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { CallPromiseController } from './call-promise.controller';

/** Tells a visitor by when they are called, by the calendar of the promise itself; asks neither database nor disk. */
@Module({ imports: [BusinessHoursModule], controllers: [CallPromiseController] })
export class CallPromiseModule {}
