import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** Who sends enquiries. They are deleted with their last lead. */
@Entity('person')
@Index('person_of_sound', ['nameSound', 'id'], { where: 'name_sound IS NOT NULL AND merged_into IS NULL' })
@Index('person_merged', ['mergedInto'], { where: 'merged_into IS NOT NULL' })
export class PersonEntity {
  /** That of their first lead, unless a correction split them from somebody. */
  @PrimaryColumn('uuid')
  id!: string;

  /** How the name sounds; null if it says too little. */
  @Column('text', { name: 'name_sound', nullable: true })
  nameSound!: string | null;

  @ForeignKey(() => PersonEntity, { name: 'person_merged_into_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto!: string | null;

  /** Staff decided who it is: no number and no address merges them again. */
  @Column('boolean', { name: 'is_settled', default: false })
  isSettled!: boolean;
}

@Entity('person_key')
@Index('key_of_person', ['personId'])
export class PersonKeyEntity {
  @PrimaryColumn('text')
  key!: string;

  @ForeignKey(() => PersonEntity, { name: 'person_key_person_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'person_id' })
  personId!: string;
}
