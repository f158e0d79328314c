import type {
  Assignment,
  BusinessCalendar,
  ImportMeanings,
  LeadVisibility,
  OutcomeReasons,
  Preferences,
  TemplateChannel,
} from '@golghar/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The admins' settings for leads, in one row, and the business hours that the database counts by. */
@Entity('lead_settings')
@Check('lead_settings_id_check', 'id')
@Check('lead_settings_visibility_check', `visibility IN ('all', 'own_and_unassigned')`)
export class LeadSettingsEntity {
  @PrimaryColumn('boolean', { default: true })
  id!: true;

  @Column('text', { default: 'all' })
  visibility!: LeadVisibility;

  @Column('text', { name: 'closed_days', array: true, default: '{}' })
  closedDays!: string[];

  @Column('jsonb', { default: { rule: 'none', memberIds: [], services: {}, cities: [] } })
  assignment!: Assignment;

  @Column('jsonb', {
    name: 'outcome_reasons',
    default: {
      delivered: ['Recommended', 'Price', 'Our work'],
      lost: ['Too expensive', 'Chose another', 'Not now', 'Not reached'],
    },
  })
  outcomeReasons!: OutcomeReasons;

  @Column('boolean', { name: 'month_mail', default: true })
  monthMail!: boolean;

  @Column('boolean', { name: 'thank_you_mail', default: true })
  thankYouMail!: boolean;

  /** Whether the first to work a lead without an owner becomes its owner. */
  @Column('boolean', { name: 'takes_by_working', default: false })
  takesByWorking!: boolean;

  /** To whom the rule gave a lead by turns, the longest ago first. */
  @Column('uuid', { array: true, default: '{}', select: false })
  turns!: string[];

  /** What words of imported files mean, the last used last. */
  @Column('jsonb', { name: 'import_meanings', default: {}, select: false })
  importMeanings!: { [Field in keyof ImportMeanings]?: [word: string, meaning: string][] };

  /** The business hours with the holidays, as the function `business_minutes` reads them. */
  @Column('jsonb')
  calendar!: BusinessCalendar;
}

/** What a member of staff has set up for themselves; null stands for the default. */
@Entity('preference')
export class PreferenceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('jsonb', { nullable: true })
  views!: Preferences['views'] | null;

  @Column('boolean', { nullable: true })
  shortcuts!: boolean | null;

  @Column('boolean', { name: 'advances_after_status', nullable: true })
  advancesAfterStatus!: boolean | null;

  @Column('boolean', { name: 'hides_first_day', nullable: true })
  hidesFirstDay!: boolean | null;

  @Column('text', { nullable: true })
  greeting!: string | null;

  @Column('text', { nullable: true })
  signature!: string | null;
}

@Entity('reply_template')
@Check('reply_template_channel_check', `channel IN ('email', 'whatsapp')`)
export class ReplyTemplateEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { default: 'email' })
  channel!: TemplateChannel;

  @Column('text')
  name!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId!: string | null;
}
