import type { api, QueryOf, Submission, SubmissionList } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { idsOf } from '../../leads/lead.entity';
import { isResponseDue } from '../../leads/lead-conditions';
import { readLeads } from '../../leads/read-leads.sql';
import type { FilterFor } from '../../team/lead-settings';
import { cursorOf, dueFirst, newestFirst, type Order, type PlaceOf, type Position, pageOf } from './cursor';
import { findLeads, type PlacedLead, scanNewest } from './find-places.sql';
import { type Condition, inScope, isAfter, type LeadFilter, type Scope } from './lead-filter';
import { LeadSearch } from './lead-search';
import { LeadTotals } from './lead-totals';
import { markMatches } from './search-matches';
import { anyPart } from './search-parts';
import { parseTerms } from './search-terms';

/** Leads in a batch: few, because each may be long, and several readers may be served at once. */
const batchSize = 250;

/** Leads that a search scans to find a batch. */
const scanned = { rows: 1000, limit: batchSize };

/** A list has parts, one after another, each with its own order. */
type Part = { order: Order; conditions: readonly Condition[] };

const newest: Part = { order: newestFirst, conditions: [] };
const responseDue: Part = { order: dueFirst, conditions: [() => isResponseDue] };
const lists = {
  newest: [newest],
  // First the leads that wait for the promised answer, then all others.
  due: [responseDue, { ...newest, conditions: [() => `(${isResponseDue}) IS NOT TRUE`] }],
  deleted: [{ order: { by: 'deleted_at', isLatestFirst: true }, conditions: [] }],
} satisfies Record<string, readonly Part[]>;

type Found = PlacedLead & PlaceOf;

const leadsOf = (found: readonly PlacedLead[]): Submission[] => found.map(({ lead }) => lead);

type Query = LeadFilter & Pick<FilterFor<QueryOf<typeof api.listSubmissions>>, 'sort' | 'cursor'>;

const partsOf = ({ sort, deleted, quarantined }: Query): readonly Part[] =>
  lists[deleted || quarantined ? 'deleted' : (sort ?? 'newest')];

/** The list of leads, by pages or whole, fast whatever the filter and however many leads there are. */
@Injectable()
export class LeadList {
  constructor(
    private readonly database: DataSource,
    private readonly totals: LeadTotals,
    private readonly search: LeadSearch,
  ) {}

  async first(limit: number, scope: Scope, which: 'newest' | 'responseDue'): Promise<Submission[]> {
    const part = which === 'responseDue' ? responseDue : newest;
    return leadsOf(await this.find(scope, [part], undefined, limit));
  }

  /** A search is ordered by how well it matches, whatever `sort` says. */
  async page({ limit, cursor, sort, ...filter }: Query & { limit: number }): Promise<SubmissionList> {
    const after = cursorOf(cursor);
    const { q, ...scope } = filter;
    if (q || (scope.tag && sort !== 'due')) {
      const { places, searched, ...page } = await this.search.page(filter, after, limit);
      const submissions = await readLeads(this.database, idsOf(places));
      return {
        ...page,
        submissions: q ? await markMatches(this.database, submissions, searched) : submissions,
      };
    }
    const read = async () => {
      const found = await this.find(scope, partsOf({ ...scope, sort }), after, limit + 1);
      const { places, nextCursor } = pageOf(found, limit, after?.before);
      return { submissions: leadsOf(places), nextCursor };
    };
    const [page, { count, isExact }] = await Promise.all([read(), this.totals.count(scope)]);
    return { ...page, total: count, isTotalExact: isExact };
  }

  /**
   * All leads that a filter shows, from a cursor on, in batches. Each is a query of its own: no connection is held while a slow
   * reader takes the last batch, and the time limit starts again.
   */
  async *all({ q, sort, cursor, ...scope }: Query): AsyncGenerator<Submission[]> {
    const condition = q ? anyPart(await parseTerms(this.database.manager, q)) : undefined;
    const parts = partsOf({ ...scope, sort });
    for (let after: PlaceOf | undefined = cursorOf(cursor); ; ) {
      let last: Position | undefined;
      if (condition) {
        const leads = [inScope(scope), ...(after ? [isAfter(after)] : [])];
        // One scan of all leads: the index would be read again for each batch, and without use for a common word.
        const { places, end } = (await scanNewest(this.database, leads, [condition], scanned))(0);
        yield await readLeads(this.database, idsOf(places));
        last = places.length === batchSize ? places.at(-1) : end;
      } else {
        const found = await this.find(scope, parts, after, batchSize);
        yield leadsOf(found);
        last = found.length === batchSize ? found.at(-1) : undefined;
      }
      if (!last) return;
      after = { part: 0, ...last };
    }
  }

  private async find(scope: Scope, parts: readonly Part[], after: PlaceOf | undefined, limit: number) {
    const found: Found[] = [];
    const first = after?.part ?? 0;
    for (const [part, { order, conditions }] of parts.entries()) {
      if (part < first || found.length === limit) continue;
      const page = { order, after: part === first ? after : undefined, limit: limit - found.length };
      const leads = await findLeads(this.database, scope, page, ...conditions);
      found.push(...leads.map((lead) => ({ ...lead, part })));
    }
    return found;
  }
}
