import { backOfficePaths } from '@golghar/contracts';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { useOwnerCounts } from '../../leads-core/api/use-today';
import { viewQuery } from '../../leads-core/model/filters';

const queryOf = (ownerId: string) => viewQuery(new URLSearchParams({ status: 'open', owner: ownerId }));

/** Whether a list is that of one person's open leads. */
export function isPersonal(search: URLSearchParams): boolean {
  const owner = search.get('owner');
  return owner !== null && viewQuery(search) === queryOf(owner);
}

type Props = { owner: string | null; className: string; look: (isCurrent: boolean) => string };

/** The open leads of each colleague, with how many they are. */
export function PeopleMenu({ owner, className, look }: Props) {
  const myId = useCurrentUser()?.id;
  const { data = [] } = useOwnerCounts();
  const others = data.filter(({ owner: { id } }) => id !== myId);
  const shown = others.find(({ owner: { id } }) => id === owner);
  if (others.length === 0) return null;
  return (
    <Menu
      align="start"
      className="max-h-80 max-w-72 min-w-52 overflow-y-auto"
      trigger={
        <button
          type="button"
          aria-label={shown ? `Leads of ${shown.owner.name}; others` : 'Leads of a colleague'}
          className={`${className} ${look(shown !== undefined)} max-w-48`}
        >
          <span className="truncate">{shown ? shown.owner.name : 'People'}</span>
          <ChevronDown aria-hidden size={14} className="shrink-0" />
        </button>
      }
    >
      {others.map(({ owner: { id, name }, count, isExact }) => (
        <MenuItem key={id} asChild className="gap-3 no-underline max-md:min-h-11">
          <Link to={`${backOfficePaths.leads}?${queryOf(id)}`}>
            <span className="min-w-0 grow truncate">{name}</span>
            <span className="tabular text-14 text-ink-3">
              {count.toLocaleString('en-IN')}
              {isExact ? '' : '+'}
            </span>
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
