import { Link } from 'react-router';
import type { NotFoundContent } from '@/content/not-found';
import { HindiLine } from '@/ui/page/hindi-line';
import { HeroPicture, SectionDivider } from '@/ui/page/page-hero';

/** A fish on the wrong bank, in the language of the content. */
export function NotFound({ content }: { content: NotFoundContent }) {
  const { line, code, title, text, home, contact } = content;
  return (
    <div className="bg-hero text-on-hero">
      <div className="container grid gap-x-10 gap-y-6 pt-8 sm:pt-12 lg:grid-cols-2">
        <div className="self-center lg:pb-12">
          {line && <HindiLine {...line} />}
          <p className="figure font-display text-h1 leading-none font-extrabold text-hero-headline">{code}</p>
          <h1 className="mt-2 text-h2">{title}</h1>
          <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{text}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <Link to={home.href} className="button button-large button-primary">
              {home.label}
            </Link>
            <Link to={contact.href} className="button button-large button-secondary">
              {contact.label}
            </Link>
          </p>
        </div>
        <HeroPicture name="not-found" height={480} />
      </div>
      <SectionDivider />
    </div>
  );
}
