import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LeadImportEntity } from './lead-import.entity';

/** A stretch of a file's text: large files come in several requests. */
@Entity('lead_import_part')
export class LeadImportPartEntity {
  @ForeignKey(() => LeadImportEntity, { name: 'lead_import_part_import_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'import_id' })
  importId!: string;

  /** Counts from 0. */
  @PrimaryColumn('int')
  place!: number;

  @Column('text')
  content!: string;
}
