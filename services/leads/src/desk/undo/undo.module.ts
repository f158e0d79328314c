import { Module } from '@nestjs/common';
import { LeadsModule } from '../../leads/leads.module';
import { QuarantineModule } from '../quarantine/quarantine.module';
import { UndoController } from './undo.controller';
import { UndoService } from './undo.service';

/** What somebody changed of one lead or of many, and its Undo. */
@Module({
  imports: [LeadsModule, QuarantineModule],
  controllers: [UndoController],
  providers: [UndoService],
})
export class UndoModule {}
