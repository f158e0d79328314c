import { Module } from '@nestjs/common';
import { HistoryModule } from './history.module';
import { HistorySealTask } from './history-seal.task';
import { HistorySealer } from './history-sealer';

/** Seals the history; for the worker. */
@Module({ imports: [HistoryModule], providers: [HistorySealTask, HistorySealer] })
export class HistoryWorkerModule {}
