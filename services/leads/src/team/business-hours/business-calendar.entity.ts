import type { BusinessCalendar } from '@golghar/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The one calendar by which the database counts business time. */
@Entity('business_calendar')
@Check('business_calendar_only_row_check', 'only_row')
export class BusinessCalendarEntity {
  @PrimaryColumn('boolean', { name: 'only_row', default: true })
  onlyRow!: boolean;

  @Column('jsonb')
  calendar!: BusinessCalendar;
}
