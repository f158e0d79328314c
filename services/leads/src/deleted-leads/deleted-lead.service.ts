import type { DeletedList } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { encodeCursor } from '../search/cursor';
import { cursorOf, LeadList } from '../search/lead-list';
import { DeletedLeadRepository } from './deleted-lead.repository';

/** The place where deleted leads wait until they are erased. */
@Injectable()
export class DeletedLeadService {
  constructor(
    private readonly leads: DeletedLeadRepository,
    private readonly list: LeadList,
  ) {}

  async page({ limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<DeletedList> {
    const after = cursorOf(cursor);
    // One more than the page tells whether there is another.
    const [found, { count, isExact }] = await Promise.all([
      this.leads.find(after, limit + 1),
      this.list.countDeleted(),
    ]);
    const submissions = found.slice(0, limit);
    const last = found.length > limit ? submissions.at(-1) : undefined;
    const before = (after?.before ?? 0) + submissions.length;
    const nextCursor = last ? encodeCursor({ at: last.deletion.at, id: last.id, before, part: 0 }) : null;
    return { submissions, total: count, isTotalExact: isExact, nextCursor };
  }
}
