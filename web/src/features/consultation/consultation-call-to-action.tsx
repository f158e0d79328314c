import { Link } from 'react-router';
import { phoneHref, site } from '@/content/site';
import { CallToAction } from '@/ui/page/call-to-action';

type Props = {
  title: string;
  text: string;
  /** Where the form is. */
  href: string;
  label: string;
  /** On the button that calls us. */
  phone?: string;
};

/** A page's final call to action: the form, or a phone call if there is a number. */
export function ConsultationCallToAction({ title, text, href, label, phone = site.phone }: Props) {
  return (
    <CallToAction title={title} text={text}>
      <Link to={href} className="button button-large button-ink max-sm:grow max-sm:px-3">
        {label}
      </Link>
      {site.phone && (
        <a href={phoneHref} className="button button-large button-ink-line max-sm:grow max-sm:px-3">
          {phone}
        </a>
      )}
    </CallToAction>
  );
}
