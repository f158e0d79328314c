import {
  type api,
  type BulkChange,
  type LeadSelection,
  maxBulkLeads,
  maxTags,
  type Owner,
  type RequestOf,
  statusLabels,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { LeadEntity } from '../../leads/lead.entity';
import { lockLeads } from '../../leads/lead.repository';
import { changeLeads, findOwner, type Wanted } from '../../leads/lead-changes';
import { selectionFor } from '../../team/lead-settings';
import { LeadList } from '../search/lead-list';
import { changeMany, firstLine } from './change-many';

type Selected = { id: string; version?: number | undefined };

@Injectable()
export class BulkChangeService {
  constructor(
    private readonly database: DataSource,
    private readonly list: LeadList,
  ) {}

  async *run(
    { selection, change }: RequestOf<typeof api.bulkChange>,
    user: SignedIn,
  ): AsyncGenerator<string> {
    if ('delete' in change && user.role === 'sales_executive') throw new AppError('not_allowed');
    const owner = 'ownerId' in change ? await findOwner(this.database.manager, change.ownerId) : null;
    const items = await this.select(selection, user);
    const groupId = uuid();
    yield firstLine(items.length, groupId);
    yield* changeMany(this.database, {
      items,
      undo: groupId,
      apply: (manager, batch) => this.apply(manager, { groupId, change, owner }, batch, user),
      entry: { actor: user, action: 'bulk_changed', what: describe(change, owner) },
    });
  }

  private async select(selection: LeadSelection, user: SignedIn): Promise<Selected[]> {
    if ('leads' in selection) return [...new Map(selection.leads.map((lead) => [lead.id, lead])).values()];
    const selected: Selected[] = [];
    for await (const leads of this.list.all(await selectionFor(this.database.manager, selection, user))) {
      selected.push(...leads.map(({ id }) => ({ id })));
      if (selected.length > maxBulkLeads)
        throw new AppError('invalid', {
          fields: {
            selection: `At most ${maxBulkLeads.toLocaleString('en-US')} leads can be changed at once`,
          },
        });
    }
    return selected;
  }

  private async apply(
    manager: EntityManager,
    { groupId, change, owner }: { groupId: string; change: BulkChange; owner: Owner | null },
    batch: readonly Selected[],
    user: SignedIn,
  ) {
    const versions = new Map(batch.map(({ id, version }) => [id, version]));
    const leads = await lockLeads(manager, [...versions.keys()], user);
    const isFresh = ({ id, version, deletedAt, tags }: LeadEntity) =>
      !deletedAt && (versions.get(id) ?? version) === version && tagsAfter(tags, change).length <= maxTags;
    const wanted: Wanted = {
      ...('status' in change && { status: () => change.status }),
      ...('ownerId' in change && { owner: () => owner }),
      ...('delete' in change && { deletion: () => null }),
      ...(('addTags' in change || 'removeTags' in change) && { tags: ({ tags }) => tagsAfter(tags, change) }),
    };
    const text = 'ownerId' in change ? change.ownerNote || null : null;
    const act = { actor: user, groupId, text };
    const changed = await changeLeads(manager, leads.filter(isFresh), wanted, act);
    return { changed: changed.length, conflicts: leads.filter((lead) => !isFresh(lead)) };
  }
}

const lower = (tag: string): string => tag.toLowerCase();

function tagsAfter(tags: string[], change: BulkChange): string[] {
  if ('addTags' in change) {
    const present = new Set(tags.map(lower));
    return [...tags, ...change.addTags.filter((tag) => !present.has(lower(tag)))];
  }
  if (!('removeTags' in change)) return tags;
  const removed = new Set(change.removeTags.map(lower));
  return tags.filter((tag) => !removed.has(lower(tag)));
}

function describe(change: BulkChange, owner: Owner | null): string {
  if ('ownerId' in change) return `Owner → ${owner?.name ?? 'Nobody'}`;
  if ('status' in change) return `Status → ${statusLabels[change.status]}`;
  if ('addTags' in change) return `Tags added: ${change.addTags.join(', ')}`;
  return 'removeTags' in change ? `Tags removed: ${change.removeTags.join(', ')}` : 'Deleted';
}
