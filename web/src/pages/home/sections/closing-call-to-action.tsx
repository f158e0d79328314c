import type { closingCta } from '@/content/closing-cta';
import { phoneHref, site } from '@/content/site';
import { CallToAction } from '@/ui/call-to-action';

export function ClosingCallToAction({ content }: { content: typeof closingCta }) {
  const { title, text, primary, secondary } = content;
  return (
    <CallToAction title={title} text={text}>
      <a href={primary.href} className="button button-large button-ink">
        {primary.label}
      </a>
      {site.phone && (
        <a href={phoneHref} className="button button-large button-ink-line">
          {secondary.label}
        </a>
      )}
    </CallToAction>
  );
}
