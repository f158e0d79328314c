import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NameWordEntity } from './name-word.entity';
import { SearchIndex } from './search-index';

/** What leads are found by: how it is made, and how it is kept up to date. */
@Module({
  imports: [TypeOrmModule.forFeature([NameWordEntity])],
  providers: [SearchIndex],
  exports: [SearchIndex],
})
export class SearchIndexModule {}
