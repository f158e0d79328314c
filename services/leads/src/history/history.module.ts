import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryController } from './history.controller';
import { HistoryDayEntity } from './history-day.entity';
import { HistoryErasureEntity } from './history-erasure.entity';
import { HistoryProgressEntity } from './history-progress.entity';
import { HistorySealEntity } from './history-seal.entity';
import { HistoryVerifier } from './history-verifier';

/** Whether the history is as it was sealed. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      HistoryDayEntity,
      HistorySealEntity,
      HistoryErasureEntity,
      HistoryProgressEntity,
    ]),
  ],
  controllers: [HistoryController],
  providers: [HistoryVerifier],
})
export class HistoryModule {}
