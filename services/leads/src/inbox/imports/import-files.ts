import { type ImportList, importListedDays } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { findImports, type ImportRow } from './import.sql';
import { LeadImportEntity } from './lead-import.entity';

const importedAlready = () => new AppError('conflict', { message: 'This file has already been imported.' });

/** Files on their way in, each seen by who sent it alone, and the imports that came of them. */
@Injectable()
export class ImportFiles {
  constructor(@InjectRepository(LeadImportEntity) private readonly imports: Repository<LeadImportEntity>) {}

  /** Finished imports of which leads are there still, the newest first. */
  async list(): Promise<ImportList> {
    const imports: ImportRow[] = await this.imports.query(findImports, [importListedDays]);
    return { imports: imports.map((row) => ({ ...row, importedAt: row.importedAt.toISOString() })) };
  }

  async start(fileName: string, { id: authorId }: SignedIn): Promise<{ id: string }> {
    const id = uuid();
    await this.imports.insert({ id, authorId, fileName });
    return { id };
  }

  /** A file that is not imported yet. */
  async open(id: string, { id: authorId }: SignedIn): Promise<LeadImportEntity> {
    const found = await this.imports.findOneBy({ id, authorId });
    if (!found) throw new AppError('not_found');
    if (found.confirmedAt) throw importedAlready();
    return found;
  }

  async storePart(id: string, place: number, content: string, user: SignedIn): Promise<void> {
    await this.open(id, user);
    await this.imports
      .createQueryBuilder()
      .update()
      .set({ parts: () => 'parts || jsonb_build_object(:place::text, :content::text)' })
      .where({ id })
      .setParameters({ place, content })
      .execute();
  }

  async readText(id: string): Promise<string> {
    const { parts } = await this.imports.findOneOrFail({ where: { id }, select: { parts: true } });
    if (!Object.keys(parts).every((place, index) => place === String(index)))
      throw new AppError('conflict', { message: 'A part of the file is missing.' });
    return Object.values(parts).join('');
  }

  async cancel(id: string, user: SignedIn): Promise<void> {
    await this.open(id, user);
    await this.imports.delete({ id });
  }

  /** Only the first to confirm it imports it. The file itself is kept no longer: who is erased must be in no copy. */
  async confirm(id: string): Promise<void> {
    const { affected } = await this.imports.update(
      { id, confirmedAt: IsNull() },
      { confirmedAt: () => 'now()', parts: {} },
    );
    if (affected !== 1) throw importedAlready();
  }
}
