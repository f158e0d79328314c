import type { ComponentProps } from 'react';
import { phoneHref, site } from '@/content/site';
import { ButtonLink } from '@/ui/link';
import { CallToAction } from '@/ui/page/section';

type Props = ComponentProps<typeof CallToAction> & { phone?: string };

const look = 'max-sm:grow max-sm:px-3';

/** A page's final call to action: the form, or a phone call if there is a number. */
export const ConsultationCallToAction = ({ phone = site.phone, ...form }: Props) => (
  <CallToAction {...form} className={look}>
    {site.phone && <ButtonLink href={phoneHref} label={phone} look="ink-line" className={look} />}
  </CallToAction>
);
