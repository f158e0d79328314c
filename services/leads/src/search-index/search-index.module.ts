import { Module } from '@nestjs/common';
import { SearchIndex } from './search-index';

/** What leads are found by: how it is made, and how it is kept up to date. */
@Module({ providers: [SearchIndex], exports: [SearchIndex] })
export class SearchIndexModule {}
