import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { announceManyChanges } from '../events/lead-channel';
import { LeadRepository } from '../lead.repository';
import { LeadChanges } from '../lead-changes';
import { TagRepository } from './tag.repository';
import type { TagRow } from './tag.sql';

/** Leads in one transaction, at most, so that nobody waits for long. */
const batchSize = 500;

const lower = (tag: string): string => tag.toLowerCase();

/** Tags of a lead once one has a new name, which takes the place of the first of both. */
const renamed = (tags: readonly string[], from: string, to: string): string[] => {
  const places = new Map<string, string>();
  for (const tag of tags.map((old) => (lower(old) === lower(from) ? to : old)))
    if (!places.has(lower(tag))) places.set(lower(tag), tag);
  return [...places.values()];
};

/** The tags of all leads together. */
@Injectable()
export class TagService {
  constructor(
    private readonly tags: TagRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly access: LeadAccess,
  ) {}

  /** Tags of the leads that somebody may see. */
  async list(user: SignedIn): Promise<TagRow[]> {
    return this.tags.count(await this.access.limitOf(user));
  }

  /** Gives a tag another name on every lead, deleted ones too; answers how many were changed. */
  async rename(from: string, to: string, user: SignedIn): Promise<number> {
    const groupId = uuid();
    let changed = 0;
    for (let taken = batchSize; taken === batchSize; ) {
      taken = await this.tags.transaction(async (manager) => {
        const ids = await this.tags.findTagged(manager, from, to, batchSize);
        const leads = await this.leads.lockMany(manager, ids, null);
        const wanted = ({ tags }: { tags: string[] }) => renamed(tags, from, to);
        return (await this.changes.change(manager, 'tags', leads, wanted, { actor: user, groupId })).length;
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
