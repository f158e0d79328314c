import { Link } from 'react-router';
import type { HomeServices } from '@/content/services/home';
import { useWords } from '@/content/use-words';
import { serviceLink } from '@/features/enquiry/model/preselected-service';
import { ServiceGlyph } from '@/ui/service-glyph';

type ListProps = { title: string; services: HomeServices['brand']; learnMore: HomeServices['learnMore'] };

function ServiceList({ title, services, learnMore }: ListProps) {
  const { contact } = useWords();
  return (
    <div className="mt-10">
      <h3 className="text-25">{title}</h3>
      <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
        {services.map(({ id, title: name, description, color, enquiry }) => (
          <li
            key={id}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-hairline py-4 lg:grid-cols-[2.5rem_1fr_auto] lg:gap-x-5"
          >
            <ServiceGlyph name={id} className="mt-0.5" />
            <div>
              <h4 className={`text-20 ${color === 'primary' ? 'text-accent' : 'text-(--link)'}`}>{name}</h4>
              <p className="mt-1 text-ink-2">{description}</p>
            </div>
            <Link
              to={contact}
              aria-label={learnMore.about(name)}
              {...serviceLink(enquiry)}
              className="col-start-2 inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 lg:col-start-3 lg:self-center"
            >
              {learnMore.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Services({ content }: { content: HomeServices }) {
  return (
    <section id="services" aria-labelledby="services-title" className="section">
      <div className="container">
        <h2 id="services-title" className="text-h2">
          {content.title}
        </h2>
        <ServiceList title={content.brandTitle} services={content.brand} learnMore={content.learnMore} />
        <ServiceList title={content.digitalTitle} services={content.digital} learnMore={content.learnMore} />
        <p className="mt-10">
          <Link
            to={content.all.href}
            hrefLang={content.all.language}
            className="button button-large button-secondary"
          >
            {content.all.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
