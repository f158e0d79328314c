import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who sent a lead. */
@Entity('lead_person')
@Index('lead_of_person', ['personId', 'submittedAt', 'leadId'])
export class LeadPersonEntity {
  @PrimaryColumn('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('uuid', { name: 'person_id' })
  personId!: string;

  @Column({ type: 'timestamptz', name: 'submitted_at', precision: 3 })
  submittedAt!: Date;
}
