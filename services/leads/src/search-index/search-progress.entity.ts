import { Entity, PrimaryColumn } from 'typeorm';

/** A single row, which has no key: up to when arrived leads are in the search index. */
@Entity('search_progress')
export class SearchProgressEntity {
  @PrimaryColumn('timestamptz', { name: 'arrived_until' })
  arrivedUntil!: Date;
}
