import type { Submission, TodayReason } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { countToday, findToday } from './today.sql';

@Injectable()
export class TodayRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Somebody's own leads, and those that nobody owns, that want work today for a reason: the most urgent first. */
  find(ownerId: string, reason: TodayReason): Promise<Submission[]> {
    return findToday(this.database, ownerId, reason);
  }

  /** How many there are for a reason, counted no further than one beyond a limit. */
  count(ownerId: string, reason: TodayReason, limit: number): Promise<number> {
    return countToday(this.database, ownerId, reason, limit);
  }
}
