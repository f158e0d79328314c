import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as sql from './canary.sql';

/** Tells the product's own enquiries from those of people, after they are stored. */
@Injectable()
export class CanaryLeads {
  /** Those of the leads that are canaries. */
  async find(manager: EntityManager, leadIds: readonly string[]): Promise<Set<string>> {
    const rows: sql.CanaryLeadRow[] = await manager.query(sql.findCanaries, [leadIds]);
    return new Set(rows.map(({ id }) => id));
  }
}
