import { Link } from 'react-router';
import { contact } from '@/content/contact';

export function Consent() {
  const { before, link } = contact.consent;
  return (
    <p className="text-15 text-ink-3">
      {before}
      <Link className="text-link" to={link.href}>
        {link.label}
      </Link>
      .
    </p>
  );
}
