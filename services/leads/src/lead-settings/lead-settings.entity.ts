import type { Assignment, LeadVisibility } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What admins decided about how leads are worked: one row, or none while nobody has decided anything. */
@Entity('lead_settings')
export class LeadSettingsEntity {
  @PrimaryColumn('boolean', { default: true })
  id!: true;

  @Column('text')
  visibility!: LeadVisibility;

  /** Holidays. */
  @Column('text', { name: 'closed_days', array: true, default: '{}' })
  closedDays!: string[];

  /** How new leads find an owner. */
  @Column('jsonb')
  assignment!: Assignment;

  /** Whether the last month's figures are mailed. */
  @Column('boolean', { name: 'month_mail', default: true })
  monthMail!: boolean;

  /** Whether who sends an enquiry is thanked by e-mail. */
  @Column('boolean', { name: 'thank_you_mail', default: true })
  thankYouMail!: boolean;
}
