import { Link } from 'react-router';
import { useEnquiryWords } from '../model/enquiry-words';

export function Consent() {
  const { before, link, after } = useEnquiryWords().consent;
  return (
    <p className="text-15 text-ink-3">
      {before}
      <Link className="text-link" to={link.href}>
        {link.label}
      </Link>
      {after}
    </p>
  );
}
