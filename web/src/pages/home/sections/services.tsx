import { Link } from 'react-router';
import type { HomeServices } from '@/content/services/home';
import { useWords } from '@/content/use-words';
import { ButtonLink } from '@/ui/link';
import { Mark } from '@/ui/page/mark';
import { Section } from '@/ui/page/section';

type ListProps = { title: string; services: HomeServices['brand']; learnMore: HomeServices['learnMore'] };

function ServiceList({ title, services, learnMore }: ListProps) {
  const { contact } = useWords();
  return (
    <div className="mt-6 md:mt-10">
      <h3 className="text-20 md:text-25">{title}</h3>
      <ul className="mt-3 grid gap-x-12 md:mt-4 md:grid-cols-2">
        {services.map(({ id, title: name, description, color, enquiry }) => (
          <li
            key={id}
            className="grid grid-cols-[2rem_1fr_auto] gap-x-3 border-t border-hairline py-2 md:grid-cols-[2.5rem_1fr] md:gap-x-4 md:py-4 lg:grid-cols-[2.5rem_1fr_auto] lg:gap-x-5"
          >
            <Mark of="services" name={id} className="mt-0.5 max-md:size-8" />
            <div className="contents md:block">
              <h4
                className={`self-center text-17 md:text-20 ${color === 'primary' ? 'text-accent' : 'text-(--link)'}`}
              >
                {name}
              </h4>
              <p className="text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:text-15 max-md:leading-snug md:mt-1">
                {description}
              </p>
            </div>
            <Link
              to={contact}
              aria-label={learnMore.about(name)}
              data-service={enquiry}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 max-md:-my-1 max-md:text-15 md:col-start-2 lg:col-start-3 lg:self-center"
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
    <Section id="services" title={content.title}>
      <ServiceList title={content.brandTitle} services={content.brand} learnMore={content.learnMore} />
      <ServiceList title={content.digitalTitle} services={content.digital} learnMore={content.learnMore} />
      <p className="mt-5 md:mt-10">
        <ButtonLink {...content.all} look="secondary" />
      </p>
    </Section>
  );
}
