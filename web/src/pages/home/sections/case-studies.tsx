import { Link } from 'react-router';
import type { caseCards as CaseCards } from '@/content/case-cards';
import { artUrl } from '@/lib/art-url';

/** One large and two beside it. */
export function CaseStudies({ content: caseCards }: { content: typeof CaseCards }) {
  const [first, ...others] = caseCards.cards;
  if (!first) return null;
  return (
    <section id="case-studies" aria-labelledby="cases-title" className="section">
      <div className="container">
        <h2 id="cases-title" className="text-h2">
          {caseCards.title}
        </h2>
        <p className="mt-3 max-w-[62ch] text-ink-2">{caseCards.concepts}</p>
        <div className="mt-8 grid gap-8 lg:grid-cols-[1.4fr_1fr]">
          <CaseCard {...first} read={caseCards.read} isLarge />
          <div className="grid gap-8">
            {others.map((card) => (
              <CaseCard key={card.id} {...card} read={caseCards.read} />
            ))}
          </div>
        </div>
        <p className="mt-12 flex flex-wrap items-center gap-4 text-20">
          <strong>{caseCards.more.text}</strong>
          <Link to={caseCards.more.href} className="button button-primary">
            {caseCards.more.label}
          </Link>
        </p>
      </div>
    </section>
  );
}

function CaseCard({
  id,
  title,
  company,
  industry,
  description,
  link,
  language,
  read,
  isLarge = false,
}: (typeof CaseCards.cards)[number] & { read: string; isLarge?: boolean }) {
  return (
    <article className="flex flex-col border-2 border-ink">
      <img
        src={artUrl(`scenes/${id}-card`)}
        alt=""
        width={isLarge ? 1100 : 1300}
        height={isLarge ? 900 : 600}
        loading="lazy"
        className={`block h-auto w-full ${isLarge ? 'bg-haldi lg:grow lg:object-contain lg:object-bottom' : ''}`}
      />
      <div className={`flex flex-col p-5 ${isLarge ? '' : 'grow'}`}>
        <p className="text-15 text-ink-3">
          {company} · {industry}
        </p>
        <h3 className={`mt-1 ${isLarge ? 'text-32' : 'text-25'}`}>{title}</h3>
        <p className="mt-2 grow text-ink-2">{description}</p>
        <p className="mt-4">
          <Link
            to={link}
            hrefLang={language}
            className="button button-secondary"
            aria-label={`${read}: ${company}`}
          >
            {read}
          </Link>
        </p>
      </div>
    </article>
  );
}
