import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A stretch of a file's text: large files come in several requests. */
@Entity('lead_import_part')
export class LeadImportPartEntity {
  @PrimaryColumn('uuid', { name: 'import_id' })
  importId!: string;

  /** Counts from 0. */
  @PrimaryColumn('int')
  place!: number;

  @Column('text')
  content!: string;
}
