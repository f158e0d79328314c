import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many mails about leads a recipient got in one minute, and when the last digest was due. */
@Entity('alert_rate')
export class AlertRateEntity {
  @PrimaryColumn('text')
  recipient!: string;

  @Column('timestamptz')
  minute!: Date;

  @Column('int')
  mails!: number;

  @Column({ type: 'timestamptz', name: 'digest_at', nullable: true })
  digestAt!: Date | null;
}
