import { Link } from 'react-router';
import { unlistedMeta } from '@/app/page-meta';
import { notFound } from '@/content/not-found';
import { notFoundSeo } from '@/content/seo';
import { HeroPicture } from '@/ui/hero-picture';
import { HindiLine } from '@/ui/hindi-line';
import { Shore } from '@/ui/river';

export const meta = () => unlistedMeta(notFoundSeo);

export default function NotFoundPage() {
  return (
    <div className="bg-hero text-on-hero">
      <div className="container grid gap-x-10 gap-y-6 pt-8 sm:pt-12 lg:grid-cols-2">
        <div className="self-center lg:pb-12">
          <HindiLine {...notFound.line} />
          <p className="figure font-display text-h1 leading-none font-extrabold text-hero-headline">
            {notFound.code}
          </p>
          <h1 className="mt-2 text-h2">{notFound.title}</h1>
          <p className="mt-4 max-w-[52ch] text-20 text-on-hero-2">{notFound.text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to={notFound.home.href} className="button button-large button-primary">
              {notFound.home.label}
            </Link>
            <Link to={notFound.contact.href} className="button button-large button-secondary">
              {notFound.contact.label}
            </Link>
          </p>
        </div>
        <HeroPicture name="not-found" height={480} />
      </div>
      <Shore />
    </div>
  );
}
