import type { caseCards as CaseCards } from '@/content/home/case-cards';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { Section } from '@/ui/page/section';

/** One large and two beside it. */
export function CaseStudies({ content: caseCards }: { content: typeof CaseCards }) {
  const [first, ...others] = caseCards.cards;
  if (!first) return null;
  return (
    <Section id="case-studies" title={caseCards.title} lead={caseCards.concepts}>
      <div className="grid gap-4 md:gap-8 lg:grid-cols-[1.4fr_1fr]">
        <CaseCard {...first} read={caseCards.read} isLarge />
        <div className="grid gap-4 md:gap-8">
          {others.map((card) => (
            <CaseCard key={card.id} {...card} read={caseCards.read} />
          ))}
        </div>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-20 md:mt-12">
        <strong>{caseCards.more.text}</strong>
        <ButtonLink href={caseCards.more.href} label={caseCards.more.label} isLarge={false} />
      </p>
    </Section>
  );
}

function CaseCard(props: (typeof CaseCards.cards)[number] & { read: string; isLarge?: boolean }) {
  const { id, title, company, industry, description, link, language, read, isLarge = false } = props;
  return (
    <article
      className={`border-2 border-ink md:flex md:flex-col ${isLarge ? '' : 'grid grid-cols-[6.5rem_1fr]'}`}
    >
      <Art
        name={`scenes/${id}-card`}
        width={isLarge ? 1100 : 1300}
        height={isLarge ? 900 : 600}
        className={`block w-full md:h-auto ${isLarge ? 'bg-haldi object-contain object-bottom max-md:h-40 lg:grow' : 'max-md:h-full max-md:object-cover'}`}
      />
      <div className={`flex flex-col p-4 md:p-5 ${isLarge ? '' : 'grow'}`}>
        <p className="text-15 leading-snug text-ink-3">
          {company} · {industry}
        </p>
        <h3 className={`mt-1 ${isLarge ? 'text-25 md:text-32' : 'text-20 md:text-25'}`}>{title}</h3>
        <p className="mt-1 grow text-ink-2 max-md:text-15 max-md:leading-snug md:mt-2">{description}</p>
        <p className="mt-3 md:mt-4">
          <ButtonLink
            href={link}
            label={read}
            language={language}
            look="secondary"
            isLarge={false}
            aria-label={`${read}: ${company}`}
          />
        </p>
      </div>
    </article>
  );
}
