import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NameWordEntity } from './name-word.entity';
import { SearchBlockEntity } from './search-block.entity';
import { SearchIndex } from './search-index';
import { SearchIndexRepository } from './search-index.repository';
import { SearchProgressEntity } from './search-progress.entity';

/** What leads are found by: how it is made, and how it is kept up to date. */
@Module({
  imports: [TypeOrmModule.forFeature([NameWordEntity, SearchBlockEntity, SearchProgressEntity])],
  providers: [SearchIndex, SearchIndexRepository],
  exports: [SearchIndex, SearchIndexRepository],
})
export class SearchIndexModule {}
