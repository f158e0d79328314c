import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { ThankYouEntity } from './thank-you.entity';
import { ThankYouRepository } from './thank-you.repository';
import { ThankYouEmails } from './thank-you-emails';

/** Thanks to those who sent enquiries. */
@Module({
  imports: [TypeOrmModule.forFeature([ThankYouEntity]), LeadSettingsModule],
  providers: [ThankYouEmails, ThankYouRepository],
  exports: [ThankYouEmails, ThankYouRepository],
})
export class ThankYouModule {}
