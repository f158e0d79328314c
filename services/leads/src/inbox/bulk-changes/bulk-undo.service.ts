import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { Ownership } from '../../leads/ownership/ownership';
import { isShown, LeadAccess } from '../../team/lead-settings/lead-access';
import { BulkChangeRepository } from './bulk-change.repository';
import { Progress } from './bulk-progress';

const batchSize = 200;

/** Puts leads back to what they were before a bulk change; those that were changed again stay as they are. */
@Injectable()
export class BulkUndoService {
  constructor(
    private readonly bulk: BulkChangeRepository,
    private readonly ownership: Ownership,
    private readonly access: LeadAccess,
  ) {}

  async *run(bulkId: string, user: SignedIn): AsyncGenerator<string> {
    const total = await this.bulk.countItems(bulkId, user.id);
    if (total === 0) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
    const progress = new Progress(total, bulkId);
    try {
      for (let taken = batchSize; taken === batchSize; ) {
        const step = await this.bulk.transaction((manager) => this.undo(manager, bulkId, user));
        taken = step.done;
        progress.add(step);
        yield progress.line(taken < batchSize);
      }
    } finally {
      const detail = `${progress.changedLeads} leads`;
      await this.bulk.transaction((manager) =>
        recordAudit(manager, { actor: user, action: 'bulk_undone', detail }),
      );
    }
  }

  private async undo(manager: EntityManager, bulkId: string, user: SignedIn) {
    const items = await this.bulk.removeItems(manager, bulkId, batchSize);
    const before = new Map(items.map((item) => [item.leadId, item]));
    const leads = await this.bulk.lock(manager, [...before.keys()]);
    const was = (id: string) => before.get(id);
    const unchanged = leads.filter(({ id, version }) => was(id)?.version === version);
    const deleted = unchanged.filter(({ isDeleted }) => isDeleted);
    const moved = unchanged.filter(({ id, status, isDeleted }) => !isDeleted && was(id)?.status !== status);
    const tagged = unchanged.filter(
      ({ id, tags, isDeleted }) => !isDeleted && JSON.stringify(was(id)?.tags) !== JSON.stringify(tags),
    );
    const given = unchanged.filter(
      ({ id, owner, isDeleted }) => !isDeleted && was(id)?.owner?.id !== owner?.id,
    );
    if (deleted.length > 0) await this.bulk.restore(manager, deleted, user);
    if (moved.length > 0)
      await this.bulk.setStatuses(
        manager,
        moved,
        moved.map(({ id, status }) => was(id)?.status ?? status),
        user,
      );
    if (tagged.length > 0)
      await this.bulk.setTags(
        manager,
        tagged,
        tagged.map(({ id, tags }) => was(id)?.tags ?? tags),
      );
    if (given.length > 0)
      await this.ownership.giveBack(
        manager,
        given.map((lead) => ({ ...lead, to: was(lead.id)?.owner ?? null })),
        user,
      );
    await this.bulk.endOwnChanges(manager, bulkId, unchanged);
    await announceManyChanges(manager, user.id);
    // Of a lead that they may not see any more nobody is told, not even that it was changed again.
    const limit = await this.access.limitOf(user, manager);
    const conflicts = leads.filter((lead) => !unchanged.includes(lead));
    return {
      done: items.length,
      changed: unchanged.length,
      conflicts: conflicts.filter(({ owner }) => isShown(limit, owner?.id ?? null)),
    };
  }
}
