import type { api, RequestOf } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { limitOf } from '../team/lead-settings';
import { lockLeads } from './lead.repository';
import { changeLeads } from './lead-changes';
import * as sql from './tag.sql';

/** Maximum leads in one transaction, so that nobody waits for long. */
const batchSize = 500;

const lower = (tag: string): string => tag.toLowerCase();

/** Tags of a lead after a tag was renamed; a duplicate takes the first one's place. */
const renamed = (tags: readonly string[], from: string, to: string): string[] => {
  const places = new Map<string, string>();
  for (const tag of tags.map((old) => (lower(old) === lower(from) ? to : old)))
    if (!places.has(lower(tag))) places.set(lower(tag), tag);
  return [...places.values()];
};

// Tags have no table: they are what the leads have.

export async function list(database: DataSource, user: SignedIn): Promise<sql.TagRow[]> {
  return database.query(sql.countTags, [(await limitOf(database.manager, user)) ?? null]);
}

/** Renames a tag on every lead, including deleted ones; returns how many were changed. */
export async function rename(
  database: DataSource,
  { from, to }: RequestOf<typeof api.renameTag>,
  user: SignedIn,
): Promise<{ changed: number }> {
  const groupId = uuid();
  let changed = 0;
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await database.transaction(async (manager) => {
      const tagged: sql.TaggedRow[] = await manager.query(sql.findTagged, [from, to, batchSize]);
      const ids = tagged.map(({ id }) => id);
      const leads = await lockLeads(manager, ids, null);
      const wanted = { tags: ({ tags }: { tags: string[] }) => renamed(tags, from, to) };
      return (await changeLeads(manager, leads, wanted, { actor: user, groupId })).length;
    });
    changed += taken;
  }
  if (changed === 0) throw new AppError('not_found', { message: `No lead has the tag “${from}”.` });
  const detail = `${from} → ${to}`;
  await recordAudit(database.manager, { actor: user, action: 'tag_renamed', detail });
  return { changed };
}
