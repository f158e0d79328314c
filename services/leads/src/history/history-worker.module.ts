import { Module } from '@nestjs/common';
import { HistorySealTask } from './history-seal.task';
import { HistorySealer } from './history-sealer';

/** Seals the history; for the worker. */
@Module({ providers: [HistorySealTask, HistorySealer] })
export class HistoryWorkerModule {}
