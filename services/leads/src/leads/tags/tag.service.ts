import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { SearchIndex } from '../../search-index/search-index';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { announceManyChanges } from '../events/lead-channel';
import { TagRepository } from './tag.repository';
import type { TagRow } from './tag.sql';

/** Leads in one transaction, at most, so that nobody waits for long. */
const batchSize = 500;

/** The tags of all leads together. */
@Injectable()
export class TagService {
  constructor(
    private readonly tags: TagRepository,
    private readonly searchIndex: SearchIndex,
    private readonly access: LeadAccess,
  ) {}

  /** Tags of the leads that somebody may see. */
  async list(user: SignedIn): Promise<TagRow[]> {
    return this.tags.count(await this.access.limitOf(user));
  }

  /** Gives a tag another name on every lead, deleted ones too; answers how many were changed. */
  async rename(from: string, to: string, user: SignedIn): Promise<number> {
    let changed = 0;
    for (let taken = batchSize; taken === batchSize; ) {
      taken = await this.tags.transaction(async (manager) => {
        const ids = await this.tags.rename(manager, from, to, batchSize);
        await this.searchIndex.refresh(manager, ids);
        return ids.length;
      });
      changed += taken;
    }
    if (changed === 0) throw new AppError('not_found', { message: `No lead has the tag “${from}”.` });
    await this.tags.transaction(async (manager) => {
      await recordAudit(manager, { actor: user, action: 'tag_renamed', detail: `${from} → ${to}` });
      await announceManyChanges(manager, user.id);
    });
    return changed;
  }
}
