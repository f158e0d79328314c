import type { LeadView } from '@golghar/contracts';

type View = { view: LeadView; name: string; query: string; title?: string };

/** Built-in views, the most used first. */
export const ourViews: readonly View[] = [
  { view: 'mine', name: 'Mine', query: 'status=open&owner=me', title: 'Your open leads' },
  { view: 'unassigned', name: 'Unassigned', query: 'status=open&owner=none', title: 'Open, with no owner' },
  { view: 'new', name: 'New', query: 'status=new' },
  {
    view: 'overdue',
    name: 'Overdue',
    query: 'due=overdue&sort=due',
    title: 'Promised answers and planned steps that are late',
  },
  { view: 'all', name: 'All', query: '' },
  { view: 'in_progress', name: 'In Progress', query: 'status=in_progress' },
  { view: 'pending', name: 'Pending', query: 'status=pending' },
  { view: 'delivered', name: 'Closed', query: 'status=delivered' },
  { view: 'lost', name: 'Not Interested', query: 'status=lost' },
];
