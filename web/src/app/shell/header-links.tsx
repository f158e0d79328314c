import { Link, useLocation } from 'react-router';
import type { NavigationItem } from '@/content/types';
import { useWords } from '@/content/use-words';

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
            <Link
              to={item.href}
              className={look(item, isCurrent)}
              aria-current={isCurrent ? 'page' : undefined}
              hrefLang={item.language}
            >
              {item.label}
              {item.language && <small className="ml-1 text-14 font-normal">{languageNote}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
