import type { PersonChange } from '@golghar/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PersonEntity } from './person.entity';

/** Two people who became one, or one who became two, with what went over: its Undo brings that back. */
@Entity('person_change')
@Index('person_change_from', ['fromId'])
@Index('person_change_to', ['toId'])
@Check('person_change_kind_check', `kind IN ('merge', 'split')`)
export class PersonChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: PersonChange['kind'];

  @ForeignKey(() => PersonEntity, { name: 'person_change_from_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'from_id' })
  fromId!: string;

  @ForeignKey(() => PersonEntity, { name: 'person_change_to_id_fkey', onDelete: 'CASCADE' })
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
