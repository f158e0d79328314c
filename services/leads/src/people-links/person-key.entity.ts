import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A phone number or an e-mail address by which a person is known. */
@Entity('person_key')
@Index('key_of_person', ['personId'])
export class PersonKeyEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('uuid', { name: 'person_id' })
  personId!: string;
}
