import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { announceManyChanges } from '../events/lead-channel';
import { SearchIndex } from '../search-index/search-index';
import { countTags, renameTag, type TagRow } from './tag.sql';

/** Leads in one transaction, at most, so that nobody waits for long. */
const batchSize = 500;

/** The tags of all leads together. */
@Injectable()
export class TagService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly searchIndex: SearchIndex,
  ) {}

  list(): Promise<TagRow[]> {
    return this.database.query(countTags);
  }

  /** Gives a tag another name on every lead, deleted ones too; answers how many were changed. */
  async rename(from: string, to: string, user: SignedIn): Promise<number> {
    let changed = 0;
    for (let taken = batchSize; taken === batchSize; ) {
      taken = await this.database.transaction(async (manager) => {
        const [rows]: [{ id: string }[], number] = await manager.query(renameTag, [from, to, batchSize]);
        await this.searchIndex.refresh(
          manager,
          rows.map(({ id }) => id),
        );
        return rows.length;
      });
      changed += taken;
    }
    if (changed === 0) throw new AppError('not_found', { message: `No lead has the tag “${from}”.` });
    await this.database.transaction(async (manager) => {
      await recordAudit(manager, { actor: user, action: 'tag_renamed', detail: `${from} → ${to}` });
      await announceManyChanges(manager, user.id);
    });
    return changed;
  }
}
