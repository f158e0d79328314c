import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { LeadsModule } from '../leads.module';
import { OwnChangesModule } from '../own-changes/own-changes.module';
import { NoteController } from './note.controller';
import { NoteEntity } from './note.entity';
import { NoteRepository } from './note.repository';
import { NoteService } from './note.service';

@Module({
  imports: [TypeOrmModule.forFeature([NoteEntity]), LeadsModule, OwnChangesModule, SearchIndexModule],
  controllers: [NoteController],
  providers: [NoteService, NoteRepository],
  exports: [NoteRepository],
})
export class NotesModule {}
