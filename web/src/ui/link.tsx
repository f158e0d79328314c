import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = {
  href: string;
  label: string;
  /** The page's language, if it differs from that of the link. */
  language?: string;
  look?: 'primary' | 'secondary' | 'ink' | 'ink-line';
};

/** A link to another page, as large as a button. */
export const ButtonLink = ({ href, label, language, look = 'primary' }: Props) => (
  <Link to={href} hrefLang={language} className={`button button-large button-${look}`}>
    {label}
  </Link>
);

/** To another site, in a new tab. */
export const OutLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
