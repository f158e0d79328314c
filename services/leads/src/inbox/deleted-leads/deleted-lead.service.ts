import type { DeletedList } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { PersonLinksRepository } from '../../leads/people-links/person-links.repository';
import { encodeCursor } from '../search/cursor';
import { cursorOf, LeadList } from '../search/lead-list';
import { DeletedLeadRepository } from './deleted-lead.repository';

/** The place where deleted leads wait until they are erased. */
@Injectable()
export class DeletedLeadService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly deleted: DeletedLeadRepository,
    private readonly list: LeadList,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly people: PersonLinksRepository,
  ) {}

  async page({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<DeletedList> {
    const after = cursorOf(cursor);
    // One more than the page tells whether there is another.
    const [found, { count, isExact }] = await Promise.all([
      this.deleted.find(after, limit + 1),
      this.list.countDeleted(),
    ]);
    const submissions = found.slice(0, limit);
    const last = found.length > limit ? submissions.at(-1) : undefined;
    const before = (after?.before ?? 0) + submissions.length;
    const nextCursor = last ? encodeCursor({ at: last.deletion.at, id: last.id, before, part: 0 }) : null;
    return { submissions, total: count, isTotalExact: isExact, nextCursor };
  }

  /** Erases a deleted lead before its time, with all that belongs to it. */
  async erase(id: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      // The person goes with the last lead: nobody may be merged into them just then.
      await this.people.lock(manager);
      const lead = await this.leads.lock(manager, id, user);
      if (!lead) throw new AppError('not_found');
      if (!lead.deletion) throw new AppError('conflict', { message: 'Only a deleted lead can be erased.' });
      await this.changes.record(manager, 'erased', [lead], { actor: user });
      await this.leads.erase(manager, id);
      await announceChange(manager, user.id, lead);
    });
  }
}
