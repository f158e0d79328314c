import { Module } from '@nestjs/common';
import { LeadSettingsModule } from '../../team/lead-settings/lead-settings.module';
import { SearchModule } from '../search/search.module';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';
import { ExportQueue } from './export-queue';

@Module({
  imports: [SearchModule, LeadSettingsModule],
  controllers: [ExportController],
  providers: [ExportService, ExportQueue],
  exports: [ExportService, ExportQueue],
})
export class ExportsModule {}
