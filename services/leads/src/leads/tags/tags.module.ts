import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { LeadsModule } from '../leads.module';
import { TagController } from './tag.controller';
import { TagRepository } from './tag.repository';
import { TagService } from './tag.service';

@Module({
  imports: [LeadsModule, LeadSettingsModule],
  controllers: [TagController],
  providers: [TagService, TagRepository],
})
export class TagsModule {}
