import { Module } from '@nestjs/common';
import { BusinessHoursModule } from '../../team/lead-settings/business-hours.module';
import { AlertRepository } from './alert.repository';
import { AlertLinkMaker } from './links/alert-link-maker';

/** What alerts say; for the worker. */
@Module({
  imports: [BusinessHoursModule],
  providers: [AlertRepository, AlertLinkMaker],
  exports: [AlertRepository, AlertLinkMaker, BusinessHoursModule],
})
export class AlertSendingModule {}
