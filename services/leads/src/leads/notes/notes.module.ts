import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../leads.module';
import { NoteController } from './note.controller';
import { NoteEntity } from './note.entity';
import { NoteRepository } from './note.repository';
import { NoteService } from './note.service';

@Module({
  imports: [TypeOrmModule.forFeature([NoteEntity]), LeadsModule],
  controllers: [NoteController],
  providers: [NoteService, NoteRepository],
  exports: [NoteRepository],
})
export class NotesModule {}
