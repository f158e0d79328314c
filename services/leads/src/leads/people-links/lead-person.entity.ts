import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PersonEntity } from './person.entity';

/** Who sent a lead. */
@Entity('lead_person')
@Index('lead_of_person', ['personId', 'submittedAt', 'leadId'])
export class LeadPersonEntity {
  // By its table: the folder of the leads imports this one.
  @ForeignKey('lead', { name: 'lead_person_lead_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  @ForeignKey(() => PersonEntity, { name: 'lead_person_person_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'person_id' })
  personId!: string;

  @Column({ type: 'timestamptz', name: 'submitted_at', precision: 3 })
  submittedAt!: Date;
}
