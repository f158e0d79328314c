import { Link } from 'react-router';
import { phoneHref, postalAddress, site, whatsappHref } from '@/content/site';
import type { Link as ContentLink } from '@/content/types';
import { useWords } from '@/content/use-words';
import { whenIdle, whenNear } from '@/lib/hooks/when';
import { late } from '@/ui/late';
import { OutLink } from '@/ui/link';
import { Art, Mark } from '@/ui/page/art';
import { Brand } from '@/ui/page/brand';
import { TextList } from '@/ui/page/text-list';
import { HindiChat, LanguageLink } from './language-link';

/** Loads the visitor count last; if its script cannot be fetched there is no counter. */
const VisitorCounter = late(() => import('@/features/visitors/components/visitor-counter'), {
  when: whenIdle,
});

/** Not `newsletter`, which is a section id on the privacy policy. */
const newsletterId = 'newsletter-form';

/** The form is in the page's HTML; its script loads when the visitor scrolls near the footer. */
const NewsletterForm = late(() => import('@/features/newsletter/components/newsletter-form'), {
  when: () => whenNear(newsletterId),
  prerendered: `#${newsletterId} form`,
  fallback: <div className="min-h-12" />,
  failed: <NotLoaded />,
});

function NotLoaded() {
  return <p>{useWords().newsletter.failures.other}</p>;
}

const onInk = 'text-[#dfe3ee] underline-offset-4 hover:underline';

const Links = ({ links, className, height }: { links: ContentLink[]; className: string; height: string }) => (
  <ul className={className}>
    {links.map(({ href, label, language }) => (
      <li key={label}>
        <Link to={href} className={`${onInk} inline-flex ${height} items-center`} hrefLang={language}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

function LinkList({ of, className }: { of: 'quick' | 'services' | 'resources'; className?: string }) {
  const { footer, footerLinks } = useWords();
  if (footerLinks[of].length === 0) return null;
  return (
    <div className={className}>
      <h2 className="text-17">{footer.headings[of]}</h2>
      <Links links={footerLinks[of]} className="mt-2" height="min-h-8 md:min-h-9" />
    </div>
  );
}

const hrefs = { ...site.social, whatsapp: whatsappHref };

function SocialLinks() {
  const { newTab, social: names } = useWords();
  return (
    <ul className="mt-4 flex gap-1">
      {(['facebook', 'instagram', 'linkedin', 'whatsapp'] as const).map(
        (of) =>
          hrefs[of] && (
            <li key={of}>
              <OutLink
                href={hrefs[of]}
                aria-label={`${names[of]} ${newTab}`}
                className="grid size-11 place-items-center rounded-control hover:bg-white/10"
              >
                <Mark of="social" name={of} size={22} />
              </OutLink>
            </li>
          ),
      )}
    </ul>
  );
}

export function SiteFooter() {
  const { footer, footerLinks, home, newsletter, partners, searchPhrases } = useWords();
  return (
    <footer className="on-ink bg-lampblack text-[#f1f3f7] print:hidden">
      <div className="leaf-band" aria-hidden />
      <div className="container grid grid-cols-[1fr_1.3fr] gap-x-6 gap-y-6 py-8 md:gap-y-10 md:py-14 sm:gap-x-10 lg:grid-cols-[1.5fr_0.8fr_1.2fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <Brand name={site.name} home={home} onDark />
          <p className="mt-3 max-w-[34ch] text-[#dfe3ee]">{footer.about}</p>
          <address className="mt-4 text-[#dfe3ee] not-italic">
            <p className="whitespace-pre-line">{(footer.address ?? postalAddress).join('\n')}</p>
            {site.phone && (
              <a className={`${onInk} inline-flex min-h-9 items-center underline`} href={phoneHref}>
                {site.phone}
              </a>
            )}
          </address>
          <SocialLinks />
          <p className="flex flex-wrap items-center gap-x-6">
            <HindiChat />
            <LanguageLink onDark />
          </p>
        </div>
        <LinkList of="quick" />
        <LinkList of="services" className="row-span-2 lg:row-span-1" />
        <LinkList of="resources" />
        <div
          id={newsletterId}
          className="grid gap-x-10 gap-y-3 col-span-2 lg:col-span-4 lg:grid-cols-[1fr_1fr] lg:items-center"
        >
          <div>
            <h2 className="text-17">{newsletter.title}</h2>
            <p className="mt-1 max-w-[46ch] text-[#dfe3ee]">{newsletter.text}</p>
          </div>
          <NewsletterForm />
        </div>
        {Object.keys(partners).length > 0 && (
          <div className="col-span-2 lg:col-span-4">
            <h2 className="text-17">{footer.headings.partners}</h2>
            <ul className="mt-3 flex flex-wrap items-center gap-5 md:gap-8">
              {Object.entries(partners).map(([mark, name]) => (
                <li key={mark}>
                  <Art name={`logos/partner-${mark}-light`} alt={name} width={160} height={48} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="border-t border-white/20">
        <div className="container py-4 text-15 md:py-6">
          <h2 className="text-15 font-semibold text-[#b9c0d2]">{footer.headings.search}</h2>
          <TextList items={searchPhrases} className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-[#dfe3ee]" />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:pr-16 text-[#dfe3ee]">
            <p>
              © {new Date().getFullYear()} {site.name}. {footer.rights}
            </p>
            <VisitorCounter label={footer.visitors.before} />
            <Links links={footerLinks.legal} className="flex flex-wrap gap-x-4" height="min-h-9" />
          </div>
        </div>
      </div>
    </footer>
  );
}
