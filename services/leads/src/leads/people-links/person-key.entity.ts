import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PersonEntity } from './person.entity';

/** A phone number or an e-mail address by which a person is known. */
@Entity('person_key')
@Index('key_of_person', ['personId'])
export class PersonKeyEntity {
  @PrimaryColumn('text')
  key!: string;

  @ForeignKey(() => PersonEntity, { name: 'person_key_person_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'person_id' })
  personId!: string;
}
