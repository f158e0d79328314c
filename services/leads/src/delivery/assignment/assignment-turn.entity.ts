import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The order of turns: the highest number had the last one. */
@Entity('assignment_turn')
export class AssignmentTurnEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('bigint')
  turn!: string;
}
