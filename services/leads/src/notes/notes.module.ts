import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { SearchIndexModule } from '../search-index/search-index.module';
import { NoteController } from './note.controller';
import { NoteService } from './note.service';

@Module({
  imports: [LeadsModule, SearchIndexModule],
  controllers: [NoteController],
  providers: [NoteService],
})
export class NotesModule {}
