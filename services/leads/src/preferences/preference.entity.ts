import type { Preferences } from '@golghar/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a member of staff has set up for themselves. */
@Entity('preference')
export class PreferenceEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('jsonb')
  views!: Preferences['views'];

  @Column('boolean')
  shortcuts!: boolean;
}
