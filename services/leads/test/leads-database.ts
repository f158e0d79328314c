import type { SubmissionList } from '@golghar/contracts';
import type { DataSource } from 'typeorm';
import { useDataSource } from '../../../infra/test/api/test-database';
import type { LeadFilter } from '../src/inbox/search/lead-filter';
import { LeadList } from '../src/inbox/search/lead-list';
import { LeadSearch } from '../src/inbox/search/lead-search';
import { LeadTotals, type ListLimits } from '../src/inbox/search/lead-totals';
import { NameWordEntity } from '../src/search-index/name-word.entity';

/** The empty tables of leads, as the service sees them, in a database of their own. */
export const useLeadsDatabase = () => useDataSource('leads', { entities: [NameWordEntity] });

/** The list of leads under other limits. */
export function leadListOf(database: DataSource, limits: ListLimits): LeadList {
  const totals = new LeadTotals(database, limits);
  return new LeadList(database, totals, new LeadSearch(database, totals, limits));
}

/** All pages of a list, one after the other. */
export async function pagesOf(list: LeadList, filter: LeadFilter, limit: number): Promise<SubmissionList[]> {
  const pages: SubmissionList[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await list.page({ ...filter, limit, ...(cursor && { cursor }) });
    pages.push(page);
    if (!page.nextCursor) return pages;
    cursor = page.nextCursor;
  }
}
