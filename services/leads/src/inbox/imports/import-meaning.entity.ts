import { Column, Entity, PrimaryColumn } from 'typeorm';

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
