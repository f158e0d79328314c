import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';
import { ExportQueue } from './export-queue';

@Module({
  imports: [SearchModule],
  controllers: [ExportController],
  providers: [ExportService, ExportQueue],
  exports: [ExportService, ExportQueue],
})
export class ExportsModule {}
