import {
  backOfficePaths,
  formatMinutes,
  formatMoney,
  type SubmissionFilter,
  statusLabels,
  type TeamMember,
} from '@golghar/contracts';
import { grouped } from '@/lib/counts';
import { agencyDay } from '@/lib/dates';

type Column = {
  name: string;
  text: (member: TeamMember) => string;
  /** List filter for the leads behind the figure. */
  filter?: Record<string, string>;
  /** Leads that can be reassigned together. */
  work?: {
    count: (member: TeamMember) => number;
    words: [one: string, many: string];
    filter: SubmissionFilter;
  };
};

const work = (
  name: string,
  figure: 'open' | 'overdue' | 'today',
  words: [one: string, many: string],
  filter: { status: 'open' } | { due: 'overdue' | 'today' },
): Column => ({
  name,
  text: (member) => grouped(member[figure]),
  filter: { ...filter, ...('due' in filter && { sort: 'due' }) },
  work: { count: (member) => member[figure], words, filter },
});

export const teamColumns = (): readonly Column[] => [
  work('Open', 'open', ['open lead', 'open leads'], { status: 'open' }),
  work('Overdue', 'overdue', ['overdue lead', 'overdue leads'], { due: 'overdue' }),
  work('Due today', 'today', ['lead due today', 'leads due today'], { due: 'today' }),
  { name: 'First contact, median', text: ({ medianMinutes }) => formatMinutes(medianMinutes) },
  {
    name: `${statusLabels.delivered} this month`,
    text: ({ won, wonValue }) => [grouped(won), ...(wonValue > 0 ? [formatMoney(wonValue)] : [])].join(', '),
    filter: { wonSince: `${agencyDay().slice(0, 7)}-01` },
  },
];

export const figurePath = (filter: Record<string, string>, owner: string): string =>
  `${backOfficePaths.leads}?${new URLSearchParams({ ...filter, owner })}`;
