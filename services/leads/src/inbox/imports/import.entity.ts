import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file of leads on its way in. */
@Entity('lead_import')
@Index('lead_import_age', ['createdAt'])
export class LeadImportEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'author_id' })
  authorId!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamp with time zone', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** The file's text until it is imported, by places from 0: large files come in several requests, in any order. */
  @Column('jsonb', { default: {}, select: false })
  parts!: Record<string, string>;
}
/** What a word of a file was taken for when it was imported: the next file's is taken for the same. */
@Entity('import_meaning')
export class ImportMeaningEntity {
  /** `service` or `status`. */
  @PrimaryColumn('text')
  field!: string;

  /** In lower case. */
  @PrimaryColumn('text')
  word!: string;

  @Column('text')
  meaning!: string;

  @Column('timestamp with time zone', { name: 'used_at', precision: 3 })
  usedAt!: Date;
}
