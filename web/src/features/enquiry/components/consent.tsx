import { Link } from 'react-router';
import { enquiryForm } from '@/content/enquiry-form';

export function Consent() {
  const { before, link } = enquiryForm.consent;
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
