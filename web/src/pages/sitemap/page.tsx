import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { sitemap } from '@/content/sitemap';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { rememberSection, scrollToSection } from '@/lib/scroll';
import { ButtonLink } from '@/ui/link';
import { PageHero } from '@/ui/page/section';

export default function SitemapPage() {
  const navigate = useNavigate();
  /** A link to a section: on this page if it exists here, otherwise on the home page, with the section in session storage. */
  const toSection = (event: MouseEvent, href: string) => {
    const id = href === '/about' ? 'about' : href.match(/^\/#(.+)/)?.[1];
    if (!id) return;
    event.preventDefault();
    if (scrollToSection(id)) return;
    rememberSection(id);
    navigate('/');
  };
  return (
    <>
      <PageHero {...sitemap}>
        <p className="mt-4">
          <ButtonLink {...sitemap.back} look="secondary" />
        </p>
      </PageHero>
      <div className="container section grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {sitemap.groups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2 className="border-b-2 border-ink pb-2 text-20">{title}</h2>
            <ul className="mt-2">
              {links.map(({ href, label, language }) => (
                <li key={label}>
                  <Link
                    to={href}
                    hrefLang={language}
                    onClick={(event) => toSection(event, href)}
                    className="text-link inline-flex min-h-10 items-center"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ConsultationCallToAction {...sitemap.closing} />
    </>
  );
}
