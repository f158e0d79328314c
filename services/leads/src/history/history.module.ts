import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HistoryRepository } from './history.repository';
import { HistoryDayEntity } from './history-day.entity';
import { HistoryErasureEntity } from './history-erasure.entity';
import { HistoryProgressEntity } from './history-progress.entity';
import { HistorySealEntity } from './history-seal.entity';

/** The seals of the history. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      HistoryDayEntity,
      HistorySealEntity,
      HistoryErasureEntity,
      HistoryProgressEntity,
    ]),
  ],
  providers: [HistoryRepository],
  exports: [HistoryRepository],
})
export class HistoryModule {}
