import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

/** Classes for the action of a whole section: at the end of the first line. */
export const sectionActions = 'absolute top-1 right-3 flex items-center gap-1';

type Props = {
  label: string;
  /** Each optionally with something beside its name, such as a count. */
  sections: readonly { to: string; label: string; aside?: ReactNode }[];
};

/** Navigation between sections: one line, which scrolls sideways on narrow screens. */
export function SectionNav({ label, sections }: Props) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section may be out of sight
  useLayoutEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className="[scrollbar-width:none] min-w-0 overflow-x-auto">
      <ul className="flex">
        {sections.map(({ to, label: name, aside }) => (
          <li key={name} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                `flex min-h-11 items-center gap-1.5 border-b-3 px-3 font-semibold no-underline focus-visible:-outline-offset-3 ${isActive ? 'border-ink' : 'border-transparent text-ink-2 hover:bg-surface'}`
              }
            >
              {name}
              {aside}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
