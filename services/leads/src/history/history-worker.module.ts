import { Module } from '@nestjs/common';
import { HistoryModule } from './history.module';
import { HistorySealJob } from './history-seal.job';
import { HistorySealer } from './history-sealer';

/** Seals the history; for the worker. */
@Module({ imports: [HistoryModule], providers: [HistorySealJob, HistorySealer] })
export class HistoryWorkerModule {}
