import { portfolio } from '@/content/portfolio';
import { FeaturedProject, ProjectCard } from '@/features/portfolio/project-card';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { CallToAction, PageHero, Section } from '@/ui/page/section';
import { TextList } from '@/ui/page/text-list';

export default function PortfolioPage() {
  const { projects, links, closing } = portfolio;
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
              height={640}
              className="h-auto w-full max-w-52 md:max-w-60 lg:max-w-90"
            />
            <p className="md:justify-self-start">
              <ButtonLink {...links.more} look="ink" />
            </p>
          </li>
        </ul>
      </Section>
      <CallToAction title={closing.title} text={closing.text}>
        <ButtonLink {...links.consultation} look="ink" />
        <ButtonLink {...links.services} look="ink-line" />
      </CallToAction>
    </>
  );
}
