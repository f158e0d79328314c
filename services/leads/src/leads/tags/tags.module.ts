import { Module } from '@nestjs/common';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { TagController } from './tag.controller';
import { TagRepository } from './tag.repository';
import { TagService } from './tag.service';

@Module({
  imports: [SearchIndexModule, LeadSettingsModule],
  controllers: [TagController],
  providers: [TagService, TagRepository],
})
export class TagsModule {}
