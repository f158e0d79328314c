import type { PersonChange } from '@golghar/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Two people who became one, or one who became two, with what went over: its Undo brings that back. */
@Entity('person_change')
@Index('person_change_from', ['fromId'])
@Index('person_change_to', ['toId'])
export class PersonChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: PersonChange['kind'];

  @Column('uuid', { name: 'from_id' })
  fromId!: string;

  @Column('uuid', { name: 'to_id' })
  toId!: string;

  @Column('uuid', { name: 'lead_ids', array: true })
  leadIds!: string[];

  @Column('text', { array: true })
  keys!: string[];

  /** Null where a number and an address met. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('text', { name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'undone_at', precision: 3, nullable: true })
  undoneAt!: Date | null;
}
