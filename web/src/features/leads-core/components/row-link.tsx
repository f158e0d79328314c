import { leadPath, type Submission } from '@golghar/contracts';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Classes for a row that is as a whole the link in it. */
export const wholeRow =
  'relative hover:bg-surface has-[[data-row-link]:focus-visible]:outline-3 has-[[data-row-link]:focus-visible]:-outline-offset-3 has-[[data-row-link]:focus-visible]:outline-link';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { lead: Pick<Submission, 'id' | 'name'> };

/** The link of such a row, by default its lead's name. */
export const RowLink = ({ lead, className = '', children = lead.name, ...link }: Props) => (
  <Link
    {...link}
    to={leadPath(lead.id)}
    data-row-link={lead.id}
    className={`outline-none after:absolute after:inset-0 ${className}`}
  >
    {children}
  </Link>
);
