import picture from '@art/lost-fish.svg';
import { Link } from 'react-router';
import { unlistedMeta } from '@/app/page-meta';
import { notFound } from '@/content/not-found';
import { notFoundSeo } from '@/content/seo';

export const meta = () => unlistedMeta(notFoundSeo);

export default function NotFoundPage() {
  return (
    <div className="container section grid items-center gap-10 lg:grid-cols-[1fr_1.1fr]">
      <div>
        <p className="font-display text-h1 leading-none font-extrabold text-accent">{notFound.code}</p>
        <h1 className="mt-2 text-h2">{notFound.title}</h1>
        <p className="mt-4 max-w-[52ch] text-20 text-ink-2">{notFound.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to={notFound.home.href} className="button button-large button-primary">
            {notFound.home.label}
          </Link>
          <Link to={notFound.contact.href} className="button button-large button-secondary">
            {notFound.contact.label}
          </Link>
        </p>
      </div>
      <img
        src={picture}
        alt=""
        width={640}
        height={360}
        className="block h-auto w-full rounded-t-full bg-haldi px-[10%] pt-[12%]"
      />
    </div>
  );
}
