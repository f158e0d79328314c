import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class VisitorRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Everyone who was ever counted. */
  async total(): Promise<number> {
    const [row]: { count: string }[] = await this.database.query('SELECT count FROM visitor_total');
    return Number(row?.count);
  }

  /**
   * The salt of a day (`YYYY-MM-DD`): the one that is given, unless another process was first. Every other
   * day's salt is deleted, with its hashes.
   */
  async salt(day: string, proposal: Buffer): Promise<Buffer> {
    return this.database.transaction(async (manager) => {
      await manager.query('DELETE FROM day_salt WHERE day < $1', [day]);
      await manager.query('INSERT INTO day_salt (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        day,
        proposal,
      ]);
      const [row]: { salt: Buffer }[] = await manager.query('SELECT salt FROM day_salt WHERE day = $1', [
        day,
      ]);
      return row?.salt ?? proposal;
    });
  }

  /** Counts a visitor unless that was done today, and returns the total. */
  async count(day: string, hash: Buffer): Promise<number> {
    const [row]: { count: string }[] = await this.database.query(
      `WITH visitor AS (
         INSERT INTO counted_visitor (day, hash)
         SELECT day, $2 FROM day_salt WHERE day = $1 ON CONFLICT DO NOTHING RETURNING 1
       ), grown AS (
         UPDATE visitor_total SET count = count + 1 WHERE EXISTS (SELECT FROM visitor) RETURNING count
       )
       SELECT coalesce((SELECT count FROM grown), (SELECT count FROM visitor_total)) AS count`,
      [day, hash],
    );
    return Number(row?.count);
  }
}
