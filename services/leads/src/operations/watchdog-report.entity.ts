import type { WatchdogReport } from '@golghar/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the watchdog found at its last look: the one row of a table that it alone writes. */
@Entity('watchdog_report')
@Check('watchdog_report_id_check', 'id = 1')
export class WatchdogReportEntity {
  @PrimaryColumn('int')
  id!: number;

  @Column('jsonb')
  report!: WatchdogReport;

  /** Which troubles it has told by which way. */
  @Column('jsonb')
  told!: Record<string, string[]>;
}
