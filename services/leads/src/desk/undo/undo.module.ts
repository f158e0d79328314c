import { Module } from '@nestjs/common';
import { CorrectionsModule } from '../../leads/corrections/corrections.module';
import { LeadsModule } from '../../leads/leads.module';
import { OwnChangesModule } from '../../leads/own-changes/own-changes.module';
import { OwnershipModule } from '../../leads/ownership/ownership.module';
import { SearchIndexModule } from '../../search-index/search-index.module';
import { QuarantineModule } from '../quarantine/quarantine.module';
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
