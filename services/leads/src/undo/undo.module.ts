import { Module } from '@nestjs/common';
import { CorrectionsModule } from '../corrections/corrections.module';
import { LeadsModule } from '../leads/leads.module';
import { OwnChangesModule } from '../own-changes/own-changes.module';
import { OwnershipModule } from '../ownership/ownership.module';
import { QuarantineModule } from '../quarantine/quarantine.module';
import { SearchIndexModule } from '../search-index/search-index.module';
import { UndoController } from './undo.controller';
import { UndoRepository } from './undo.repository';
import { UndoService } from './undo.service';

/** What somebody changed of a lead, and its Undo. */
@Module({
  imports: [
    CorrectionsModule,
    OwnChangesModule,
    LeadsModule,
    OwnershipModule,
    QuarantineModule,
    SearchIndexModule,
  ],
  controllers: [UndoController],
  providers: [UndoService, UndoRepository],
})
export class UndoModule {}
