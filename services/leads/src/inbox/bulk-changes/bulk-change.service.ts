import {
  type BulkChange,
  type BulkRequest,
  type LeadSelection,
  maxBulkLeads,
  maxTags,
  type Owner,
  statusLabels,
} from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { type OwnChange, recordOwnChanges } from '../../leads/own-changes/record-own-change';
import { Ownership } from '../../leads/ownership/ownership';
import { isShown, LeadAccess } from '../../team/lead-settings/lead-access';
import { LeadBatches } from '../search/lead-batches';
import { BulkChangeRepository } from './bulk-change.repository';
import type { TargetRow } from './bulk-change.sql';
import { Progress } from './bulk-progress';

/** Leads in one transaction: few, so that nobody waits for them. */
const batchSize = 200;

type Selected = { id: string; version?: number | undefined };

/** One change of many leads, a batch at a time, with lines of progress and one Undo. */
@Injectable()
export class BulkChangeService {
  constructor(
    private readonly bulk: BulkChangeRepository,
    private readonly batches: LeadBatches,
    private readonly ownership: Ownership,
    private readonly access: LeadAccess,
  ) {}

  async *run({ selection, change }: BulkRequest, user: SignedIn): AsyncGenerator<string> {
    if ('delete' in change && user.role === 'sales_executive') throw new AppError('not_allowed');
    const owner = 'ownerId' in change ? await this.findOwner(change.ownerId) : null;
    const selected = await this.select(selection, user);
    const id = await this.bulk.open(user.id);
    const progress = new Progress(selected.length, id);
    try {
      yield progress.line(selected.length === 0);
      for (let start = 0; start < selected.length; start += batchSize) {
        const batch = selected.slice(start, start + batchSize);
        progress.add(
          await this.bulk.transaction((manager) => this.apply(manager, { id, change, owner }, batch, user)),
        );
        yield progress.line(start + batchSize >= selected.length);
      }
    } finally {
      // Whoever goes away in the middle has changed what was changed until then.
      await this.record('bulk_changed', `${describe(change, owner)}, ${progress.changedLeads} leads`, user);
    }
  }

  private findOwner(id: string | null): Promise<Owner | null> {
    return this.bulk.transaction((manager) => this.ownership.findOwner(manager, id));
  }

  private async select(selection: LeadSelection, user: SignedIn): Promise<Selected[]> {
    if ('leads' in selection) return [...new Map(selection.leads.map((lead) => [lead.id, lead])).values()];
    const selected: Selected[] = [];
    for await (const leads of this.batches.selected(await this.access.selectionFor(selection, user))) {
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
    { id: bulkId, change, owner }: { id: string; change: BulkChange; owner: Owner | null },
    batch: readonly Selected[],
    user: SignedIn,
  ) {
    const versions = new Map(batch.map(({ id, version }) => [id, version]));
    const limit = await this.access.limitOf(user, manager);
    const locked = await this.bulk.lock(
      manager,
      batch.map(({ id }) => id),
    );
    const leads = locked.filter((lead) => isShown(limit, lead.owner?.id ?? null));
    const isFresh = ({ id, version, isDeleted }: TargetRow) =>
      !isDeleted && (versions.get(id) ?? version) === version && !hasTooManyTags(leads, id, change);
    const conflicts = leads.filter((lead) => !isFresh(lead));
    const changed = leads.filter((lead) => isFresh(lead) && changes(lead, change));
    if (changed.length > 0) {
      await recordOwnChanges(
        manager,
        await this.applyTo(manager, changed, { id: bulkId, change, owner }, user),
      );
      await this.bulk.saveItems(manager, bulkId, changed);
      await announceManyChanges(manager, user.id);
    }
    return { done: batch.length, changed: changed.length, conflicts };
  }

  /** Changes leads that want it; answers what that was of each. */
  private async applyTo(
    manager: EntityManager,
    leads: readonly TargetRow[],
    { id: handoverId, change, owner }: { id: string; change: BulkChange; owner: Owner | null },
    author: SignedIn,
  ): Promise<OwnChange[]> {
    if ('status' in change) {
      const after = change.status;
      const entryIds = await this.bulk.setStatuses(
        manager,
        leads,
        leads.map(() => after),
        author,
      );
      return leads.map((lead, index) => ({
        lead,
        kind: 'status',
        author,
        before: lead.status,
        after,
        entryId: entryIds[index],
      }));
    }
    if ('delete' in change) {
      await this.bulk.delete(manager, leads, author);
      return leads.map((lead) => ({ lead, kind: 'deletion', author }));
    }
    if ('ownerId' in change) {
      const handover = { author, note: change.ownerNote, handoverId };
      const entryIds = await this.ownership.assign(manager, leads, owner, handover);
      return leads.map((lead, index) => ({
        lead,
        kind: 'owner',
        author,
        before: lead.owner,
        after: owner,
        entryId: entryIds[index],
      }));
    }
    const tags = leads.map((lead) => tagsAfter(lead.tags, change));
    await this.bulk.setTags(manager, leads, tags);
    return leads.map((lead, index) => ({
      lead,
      kind: 'tags',
      author,
      before: lead.tags,
      after: tags[index],
    }));
  }

  async record(action: 'bulk_changed' | 'bulk_undone', detail: string, actor: SignedIn): Promise<void> {
    await this.bulk.transaction((manager) => recordAudit(manager, { actor, action, detail }));
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

const hasTooManyTags = (leads: readonly TargetRow[], id: string, change: BulkChange): boolean =>
  tagsAfter(leads.find((lead) => lead.id === id)?.tags ?? [], change).length > maxTags;

function changes({ status, tags, owner }: TargetRow, change: BulkChange): boolean {
  if ('status' in change) return status !== change.status;
  if ('ownerId' in change) return (owner?.id ?? null) !== change.ownerId;
  return 'delete' in change || tagsAfter(tags, change).length !== tags.length;
}

function describe(change: BulkChange, owner: Owner | null): string {
  if ('ownerId' in change) return `Owner → ${owner?.name ?? 'Nobody'}`;
  if ('status' in change) return `Status → ${statusLabels[change.status]}`;
  if ('addTags' in change) return `Tags added: ${change.addTags.join(', ')}`;
  return 'removeTags' in change ? `Tags removed: ${change.removeTags.join(', ')}` : 'Deleted';
}
