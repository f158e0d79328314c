import { Link } from 'react-router';
import { artUrl } from '@/lib/art-url';

type Props = {
  title: string;
  text: string;
  /** What the drawing shows. */
  picture: string;
  art: string;
  link: { href: string; label: string; language?: string };
};

/** A band with a square drawing, some words and a way on. */
export function PictureBand({ title, text, picture, art, link }: Props) {
  return (
    <section aria-label={title} className="tone-haldi on-haldi">
      <div className="container grid items-center gap-x-12 gap-y-6 py-12 md:grid-cols-[20rem_1fr]">
        <img
          src={artUrl(art)}
          alt={picture}
          width={640}
          height={640}
          loading="lazy"
          className="block h-auto w-full max-w-[20rem] border-[3px] border-ink"
        />
        <div>
          <h2 className="max-w-[20ch] text-h2">{title}</h2>
          <p className="mt-3 max-w-[52ch] text-20">{text}</p>
          <p className="mt-6">
            <Link to={link.href} hrefLang={link.language} className="button button-large button-primary">
              {link.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
