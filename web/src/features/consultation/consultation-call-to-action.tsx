import { phoneHref, site } from '@/content/site';
import { ButtonLink } from '@/ui/link';
import { CallToAction } from '@/ui/page/section';

type Props = {
  title: string;
  text: string;
  href: string;
  label: string;
  phone?: string;
};

const look = 'max-sm:grow max-sm:px-3';

/** A page's final call to action: the form, or a phone call if there is a number. */
export function ConsultationCallToAction({ title, text, href, label, phone = site.phone }: Props) {
  return (
    <CallToAction title={title} text={text}>
      <ButtonLink href={href} label={label} look="ink" className={look} />
      {site.phone && <ButtonLink href={phoneHref} label={phone} look="ink-line" className={look} />}
    </CallToAction>
  );
}
