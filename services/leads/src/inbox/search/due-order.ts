import type { Submission } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type Cursor, encodeCursor } from './cursor';
import type { Scope } from './lead-filter';
import { otherLeads, owedLeads } from './lead-pages.sql';

const owedPart = 0;
const otherPart = 1;

/** Pages by due times: first the leads that wait for the promised answer, then all others, newest first. */
@Injectable()
export class DueOrder {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async page(
    scope: Scope,
    after: Cursor | undefined,
    limit: number,
  ): Promise<{ submissions: Submission[]; nextCursor: string | null }> {
    const isOwedPart = (after?.part ?? owedPart) === owedPart;
    // One more than the page tells whether there is another.
    const owed = isOwedPart ? await owedLeads(this.database, scope, after, limit + 1) : [];
    const missing = limit + 1 - owed.length;
    const others =
      missing > 0 ? await otherLeads(this.database, scope, isOwedPart ? undefined : after, missing) : [];
    const all = [...owed, ...others];
    const submissions = all.slice(0, limit);
    const last = all.length > limit ? submissions.at(-1) : undefined;
    if (!last) return { submissions, nextCursor: null };
    const before = (after?.before ?? 0) + submissions.length;
    const isOwed = submissions.length <= owed.length;
    const at = isOwed && last.dueAt ? last.dueAt : last.submittedAt;
    const part = isOwed ? owedPart : otherPart;
    return { submissions, nextCursor: encodeCursor({ at, id: last.id, before, part }) };
  }
}
