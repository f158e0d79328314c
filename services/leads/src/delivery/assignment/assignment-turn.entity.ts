import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose turn it was last: the highest was the last one. */
@Entity('assignment_turn')
export class AssignmentTurnEntity {
  @PrimaryColumn('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('bigint')
  turn!: string;
}
