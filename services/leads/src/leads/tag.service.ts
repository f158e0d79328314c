import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LeadAccess } from '../team/lead-settings/lead-access';
import { LeadRepository } from './lead.repository';
import { LeadChanges } from './lead-changes';
import * as sql from './tag.sql';

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

/** The tags of all leads together. They have no table: they are what the leads have. */
@Injectable()
export class TagService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly access: LeadAccess,
  ) {}

  /** Tags of the leads that somebody may see. */
  async list(user: SignedIn): Promise<sql.TagRow[]> {
    const visibleTo = (await this.access.limitOf(user)) ?? null;
    return this.database.query(sql.countTags, [visibleTo]);
  }

  /** Gives a tag another name on every lead, deleted ones too; answers how many were changed. */
  async rename(from: string, to: string, user: SignedIn): Promise<number> {
    const groupId = uuid();
    let changed = 0;
    for (let taken = batchSize; taken === batchSize; ) {
      taken = await this.database.transaction(async (manager) => {
        const tagged: sql.TaggedRow[] = await manager.query(sql.findTagged, [from, to, batchSize]);
        const ids = tagged.map(({ id }) => id);
        const leads = await this.leads.lockMany(manager, ids, null);
        const wanted = { tags: ({ tags }: { tags: string[] }) => renamed(tags, from, to) };
        return (await this.changes.change(manager, leads, wanted, { actor: user, groupId })).length;
      });
      changed += taken;
    }
    if (changed === 0) throw new AppError('not_found', { message: `No lead has the tag “${from}”.` });
    const detail = `${from} → ${to}`;
    await recordAudit(this.database.manager, { actor: user, action: 'tag_renamed', detail });
    return changed;
  }
}
