import type { Language } from '@golghar/contracts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { NavigationItem } from '@/content/types';
import { useWords } from '@/content/use-words';
import { scrollToSection } from '@/lib/scroll';

type LinkProps = {
  to: string;
  className: string;
  isCurrent?: boolean;
  /** Of the page that it leads to, where that is another one. */
  language?: Language | undefined;
  children: ReactNode;
};

/**
 * A link of the shell. To the page that is open it scrolls, smoothly, to the top or to the section; to another
 * page the router takes it, and the page begins at its top or at the section.
 */
export function HeaderLink({ to, className, isCurrent = false, language, children }: LinkProps) {
  const { pathname } = useLocation();
  const [path = '', section] = to.split('#');
  const scroll = () => {
    if (path !== pathname) return;
    if (section) scrollToSection(section);
    else window.scrollTo({ top: 0 });
  };
  return (
    <Link
      to={to}
      className={className}
      onClick={scroll}
      hrefLang={language}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      {children}
    </Link>
  );
}

const look = ({ highlight }: NavigationItem, isCurrent: boolean) => {
  const shape =
    'inline-flex min-h-11 items-center px-2.5 lg:px-2 lg:text-15 xl:px-2.5 xl:text-17 2xl:px-3 font-semibold no-underline whitespace-nowrap';
  if (highlight) return `${shape} rounded-control bg-lampblack text-haldi dark:bg-haldi dark:text-lampblack`;
  return `${shape} border-b-[3px] ${isCurrent ? 'border-current' : 'border-transparent hover:border-current'}`;
};

export function HeaderLinks({ className }: { className: string }) {
  const { navigation, languageNote } = useWords();
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {navigation.map((item) => {
        const isCurrent = item.href === pathname;
        return (
          <li key={item.href}>
            <HeaderLink
              to={item.href}
              className={look(item, isCurrent)}
              isCurrent={isCurrent}
              language={item.language}
            >
              {item.label}
              {item.language && <small className="ml-1 text-14 font-normal">{languageNote}</small>}
            </HeaderLink>
          </li>
        );
      })}
    </ul>
  );
}
