import { Link } from 'react-router';
import { type Project, portfolio } from '@/content/portfolio';
import { Button } from '@/ui/button';
import { PreviewPicture } from '@/ui/page/preview-picture';

const { labels } = portfolio;

function Action({ link, external, underDevelopment, title }: Project) {
  const disabled = (text: string) => <Button disabled>{text}</Button>;
  if (underDevelopment) return disabled(labels.underDevelopment);
  if (external)
    return (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${labels.visitSite}: ${title} (opens in a new tab)`}
        className="button button-secondary"
      >
        {labels.visitSite}
      </a>
    );
  if (link && link !== '#')
    return (
      <Link to={link} aria-label={`${labels.details}: ${title}`} className="button button-secondary">
        {labels.details}
      </Link>
    );
  return disabled(labels.comingSoon);
}

/** A project in the full list: one button, whatever there is to see. */
export function ProjectCard(project: Project) {
  const { id, title, category, description, featured } = project;
  return (
    <article className="flex h-full flex-col border border-hairline">
      <PreviewPicture
        id={id}
        alt={`Home page of ${title}`}
        sizes="(min-width: 1024px) 30vw, (min-width: 768px) 46vw, 88vw"
      />
      <div className="flex grow flex-col p-5">
        <p className="flex flex-wrap gap-2 text-14">
          {featured && (
            <span className="rounded-chip bg-haldi px-2 py-0.5 font-semibold text-lampblack">
              {labels.featured}
            </span>
          )}
          <span className="rounded-chip bg-sunk px-2 py-0.5">{labels.recent}</span>
        </p>
        <h3 className="mt-2 text-20">{title}</h3>
        <p className="text-15 text-ink-3">{category}</p>
        <p className="mt-2 grow text-ink-2">{description}</p>
        <p className="mt-4">
          <Action {...project} />
        </p>
      </div>
    </article>
  );
}

/** A featured project, larger, with what came of it. */
export function FeaturedProject({ id, title, category, description, results, link, external }: Project) {
  return (
    <article>
      <PreviewPicture id={id} alt={`Home page of ${title}`} sizes="(min-width: 768px) 46vw, 88vw" />
      <p className="mt-4 text-15 text-ink-3">{category}</p>
      <h3 className="text-25">{title}</h3>
      <p className="mt-1 text-ink-2">{description}</p>
      <p className="mt-1 font-semibold text-accent">{results.join(' · ')}</p>
      <p className="mt-4">
        {external ? (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${labels.visitWebsite}: ${title} (opens in a new tab)`}
            className="button button-primary"
          >
            {labels.visitWebsite}
          </a>
        ) : (
          <Link to={link} aria-label={`${labels.readCase}: ${title}`} className="button button-primary">
            {labels.readCase}
          </Link>
        )}
      </p>
    </article>
  );
}
