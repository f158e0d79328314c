import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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

  /** The file's text until it is imported, by position from 0: large files come in several requests, in any order. */
  @Column('jsonb', { default: {}, select: false })
  parts!: Record<string, string>;
}
