import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadSettingsEntity } from '../lead-settings/lead-settings.entity';
import { LeadSettingsRepository } from '../lead-settings/lead-settings.repository';
import { ThankYouEntity } from './thank-you.entity';
import { ThankYouRepository } from './thank-you.repository';
import { ThankYouMails } from './thank-you-mails';

/** Thanks to those who sent enquiries. */
@Module({
  imports: [TypeOrmModule.forFeature([LeadSettingsEntity, ThankYouEntity])],
  providers: [ThankYouMails, ThankYouRepository, LeadSettingsRepository],
  exports: [ThankYouMails, ThankYouRepository],
})
export class ThankYouModule {}
