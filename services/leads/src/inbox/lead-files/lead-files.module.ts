import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { ExportsModule } from '../exports/exports.module';
import { SearchModule } from '../search/search.module';
import { LeadFileController } from './lead-file.controller';
import { LeadFileService } from './lead-file.service';

@Module({
  imports: [SearchModule, ExportsModule, LeadSettingsModule],
  controllers: [LeadFileController],
  providers: [LeadFileService],
})
export class LeadFilesModule {}
