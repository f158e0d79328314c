import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller';
import { HistoryModule } from './history.module';
import { HistoryVerifier } from './history-verifier';

/** Whether the history is as it was sealed. */
@Module({ imports: [HistoryModule], controllers: [HistoryController], providers: [HistoryVerifier] })
export class HistoryApiModule {}
