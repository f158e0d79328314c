import { type Project, portfolio } from '@/content/portfolio';
import { useWords } from '@/content/use-words';
import { Button } from '@/ui/button';
import { ButtonLink, OutLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { PreviewPicture } from '@/ui/page/preview-picture';
import { CallToAction, PageHero, Section } from '@/ui/page/section';
import { TextList } from '@/ui/page/text-list';

const { projects, links, closing, labels } = portfolio;

export default function PortfolioPage() {
  const featured = projects.filter((project) => project.featured);
  return (
    <>
      <PageHero {...portfolio}>
        <TextList
          items={portfolio.badges}
          className="mt-6 flex flex-wrap gap-2"
          itemClass="border-2 border-current px-3 py-1 font-semibold"
        />
      </PageHero>
      <Section title={portfolio.featuredTitle} list={featured}>
        <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2">
          {featured.map((project) => (
            <li key={project.id}>
              <FeaturedProject {...project} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={portfolio.allTitle} lead={portfolio.allLead} tone="surface">
        <ul className="grid gap-6 bg-surface md:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id} className="bg-bg">
              <ProjectCard {...project} />
            </li>
          ))}
          <li className="on-haldi grid place-items-center gap-6 bg-haldi p-6 md:col-span-2 md:grid-cols-[auto_1fr] md:gap-10 md:px-10">
            <Art
              name="heroes/portfolio"
              width={640}
              className="h-auto w-full max-w-52 md:max-w-60 lg:max-w-90"
            />
            <p className="md:justify-self-start">
              <ButtonLink {...links.more} look="ink" />
            </p>
          </li>
        </ul>
      </Section>
      <CallToAction {...closing} {...links.consultation}>
        <ButtonLink {...links.services} look="ink-line" />
      </CallToAction>
    </>
  );
}

type VisitProps = { project: Project; site: string; page: string; look: 'primary' | 'secondary' };

/** To a project's site, or to our page about it. */
function Visit({ project, site, page, look }: VisitProps) {
  const { link, external, title, underDevelopment } = project;
  const { newTab } = useWords();
  if (underDevelopment) return <Button disabled>{labels.underDevelopment}</Button>;
  if (external)
    return (
      <OutLink href={link} aria-label={`${site}: ${title} ${newTab}`} className={`button button-${look}`}>
        {site}
      </OutLink>
    );
  if (!link || link === '#') return <Button disabled>{labels.comingSoon}</Button>;
  return <ButtonLink href={link} label={page} look={look} isLarge={false} aria-label={`${page}: ${title}`} />;
}

function ProjectCard(project: Project) {
  const { id, title, category, description, featured } = project;
  return (
    <article className="flex h-full flex-col border border-hairline">
      <PreviewPicture
        id={id}
        alt={labels.picture(title)}
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
          <Visit project={project} site={labels.visitSite} page={labels.details} look="secondary" />
        </p>
      </div>
    </article>
  );
}

function FeaturedProject(project: Project) {
  const { id, title, category, description, results } = project;
  return (
    <article>
      <PreviewPicture id={id} alt={labels.picture(title)} sizes="(min-width: 768px) 46vw, 88vw" />
      <p className="mt-4 text-15 text-ink-3">{category}</p>
      <h3 className="text-25">{title}</h3>
      <p className="mt-1 text-ink-2">{description}</p>
      <p className="mt-1 font-semibold text-accent">{results.join(' · ')}</p>
      <p className="mt-4">
        <Visit project={project} site={labels.visitWebsite} page={labels.readCase} look="primary" />
      </p>
    </article>
  );
}
