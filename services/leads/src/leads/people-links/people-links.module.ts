import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonEntity } from './person.entity';
import { PersonKeyEntity } from './person-key.entity';
import { PersonLinker } from './person-linker';
import { PersonLinksRepository } from './person-links.repository';
import { PersonRelinker } from './person-relinker';

/** Which leads one person sent. */
@Module({
  imports: [TypeOrmModule.forFeature([PersonEntity, PersonKeyEntity])],
  providers: [PersonLinker, PersonRelinker, PersonLinksRepository],
  exports: [PersonLinker, PersonRelinker, PersonLinksRepository],
})
export class PeopleLinksModule {}
