import type { Preferences } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  @Column('text', { nullable: true })
  greeting!: string | null;
}
