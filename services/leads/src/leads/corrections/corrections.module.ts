import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { PeopleLinksModule } from '../people-links/people-links.module';
import { CorrectionEntity } from './correction.entity';
import { CorrectionRepository } from './correction.repository';
import { Corrections } from './corrections';

/** Corrections of what visitors wrote about themselves. */
@Module({
  imports: [TypeOrmModule.forFeature([CorrectionEntity]), SearchIndexModule, PeopleLinksModule],
  providers: [CorrectionRepository, Corrections],
  exports: [CorrectionRepository, Corrections],
})
export class CorrectionsModule {}
