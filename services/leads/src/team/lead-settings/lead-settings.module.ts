import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadAccess } from './lead-access';
import { LeadSettingsEntity } from './lead-settings.entity';
import { LeadSettingsRepository } from './lead-settings.repository';

/** What admins have decided about how leads are worked, and who may see which. */
@Module({
  imports: [TypeOrmModule.forFeature([LeadSettingsEntity])],
  providers: [LeadSettingsRepository, LeadAccess],
  exports: [LeadSettingsRepository, LeadAccess],
})
export class LeadSettingsModule {}
