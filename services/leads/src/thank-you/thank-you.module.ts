import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadSettingsEntity } from '../lead-settings/lead-settings.entity';
import { LeadSettingsRepository } from '../lead-settings/lead-settings.repository';
import { ThankYouEntity } from './thank-you.entity';
import { ThankYouRepository } from './thank-you.repository';
import { ThankYouEmails } from './thank-you-emails';

/** Thanks to those who sent enquiries. */
@Module({
  imports: [TypeOrmModule.forFeature([LeadSettingsEntity, ThankYouEntity])],
  providers: [ThankYouEmails, ThankYouRepository, LeadSettingsRepository],
  exports: [ThankYouEmails, ThankYouRepository],
})
export class ThankYouModule {}
