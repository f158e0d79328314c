import { backOfficePaths, grouped } from '@golghar/contracts';
import { useMemo } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { viewQuery } from '@/features/leads-core/model/filters';
import { useDocumentClass } from '@/lib/hooks/use-document-class';
import { useSession } from '@/lib/session/current-user';
import { placesFor, type Waiting } from './screens';

function Count({ useCount, of }: Waiting) {
  const count = useCount();
  if (!count) return null;
  return (
    <span className="tabular text-14 font-normal text-ink-3">
      {grouped(count)}
      <span className="sr-only"> {of}</span>
    </span>
  );
}

/** Another section may be out of sight. */
const scrollIntoView = (section: HTMLElement | null) =>
  section?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A place with several sections: its heading, tabs on one line that scrolls sideways if it is too long, and the current section. */
export default function PlaceLayout() {
  const { pathname, search } = useLocation();
  useDocumentClass('full-height');
  const role = useSession().user?.role ?? 'sales_executive';
  const places = useMemo(() => placesFor(role), [role]);
  const place = places.find(({ to, sections }) => sections.length > 0 && pathname.startsWith(to));
  if (!place) return null;
  const heading = place.heading ?? place.label;
  // On a phone the rows need the room: the views' menu has the other sections.
  const isList = pathname === backOfficePaths.leads;
  const scrollsItself = isList || pathname === backOfficePaths.board;
  const filters = viewQuery(new URLSearchParams(search));
  return (
    <div
      className={`relative ${isList ? '' : '[--place-bar:2.75rem]'} md:[--place-bar:5.5rem] xl:[--place-bar:2.75rem]`}
    >
      <header className="flex h-[var(--place-bar,0px)] min-w-0 flex-wrap items-center gap-x-4 border-hairline px-1 md:border-b md:px-4 xl:flex-nowrap">
        <h1 className="max-md:sr-only max-xl:min-h-11 max-xl:basis-full max-xl:content-center md:text-20">
          {heading}
        </h1>
        <nav
          aria-label={heading}
          className={`[scrollbar-width:none] min-w-0 overflow-x-auto ${isList ? 'max-md:hidden' : ''}`}
        >
          <ul className="flex">
            {place.sections.map(({ to, label, isFiltered, waiting }) => (
              // On the item: a link of the router calls its ref at every change of the address.
              <li key={to} ref={pathname === to ? scrollIntoView : undefined} className="shrink-0">
                <NavLink
                  to={isFiltered && filters ? `${to}?${filters}` : to}
                  end
                  className={({ isActive }) =>
                    `flex min-h-11 items-center gap-1.5 border-b-3 px-3 font-semibold no-underline focus-visible:-outline-offset-3 ${isActive ? 'border-ink' : 'border-transparent text-ink-2 hover:bg-surface'}`
                  }
                >
                  {label}
                  {waiting && <Count {...waiting} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {/* Fits the viewport, so that the tabs stay in view and toasts have room where they cover nothing. */}
      <div
        className={`h-below-bars text-15 print:h-auto ${scrollsItself ? '' : 'overflow-y-auto px-4 pb-8'}`}
      >
        <Outlet context={place.sections} />
      </div>
    </div>
  );
}
