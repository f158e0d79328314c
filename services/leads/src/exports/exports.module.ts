import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module';
import { ExportController } from './export.controller';
import { ExportService } from './export.service';

@Module({
  imports: [SearchModule],
  controllers: [ExportController],
  providers: [ExportService],
  exports: [ExportService],
})
export class ExportsModule {}
