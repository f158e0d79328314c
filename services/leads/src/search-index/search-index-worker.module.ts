import { Module } from '@nestjs/common';
import { SearchIndexModule } from './search-index.module';
import { SearchIndexTask } from './search-index.task';

@Module({ imports: [SearchIndexModule], providers: [SearchIndexTask] })
export class SearchIndexWorkerModule {}
