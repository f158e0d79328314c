import { closingCta } from '@/content/closing-cta';
import { phoneHref, site } from '@/content/site';
import { Closing } from '@/ui/closing';

export function ClosingCta() {
  const { title, text, primary, secondary } = closingCta;
  return (
    <Closing title={title} text={text}>
      <a href={primary.href} className="button button-large button-ink">
        {primary.label}
      </a>
      {site.phone && (
        <a href={phoneHref} className="button button-large button-ink-line">
          {secondary.label}
        </a>
      )}
    </Closing>
  );
}
