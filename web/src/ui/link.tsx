import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Props = Pick<ComponentProps<'a'>, 'aria-label' | 'className' | 'onClick'> & {
  href: string;
  label: string;
  /** The page's language, if it differs from that of the link. */
  language?: string | undefined;
  look?: 'primary' | 'secondary' | 'ink' | 'ink-line';
  isLarge?: boolean;
  /** What it selects in the form there. */
  'data-service'?: string;
};

/** A link that looks like a button: to a page, a section of this one, or a phone. */
export function ButtonLink(props: Props) {
  const { href, label, language, look = 'primary', isLarge = true, className = '', ...link } = props;
  const all = {
    ...link,
    hrefLang: language,
    className: `button ${isLarge ? 'button-large' : ''} button-${look} ${className}`,
    children: label,
  };
  return href[0] === '/' ? <Link {...all} to={href} /> : <a {...all} href={href} />;
}

/** To another site, in a new tab. */
export const OutLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
