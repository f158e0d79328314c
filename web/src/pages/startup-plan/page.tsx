import { Link } from 'react-router';
import { pageMeta } from '@/app/page-meta';
import { faqPage } from '@/app/structured-data';
import { portfolio } from '@/content/portfolio';
import { site } from '@/content/site';
import { startupPlan } from '@/content/startup-plan';
import { preselectService } from '@/features/enquiry/model/preselected-service';
import { Closing } from '@/ui/closing';
import { Icon } from '@/ui/icon';
import { PageHero } from '@/ui/page-hero';
import { PreviewPicture } from '@/ui/preview-picture';
import { Questions } from '@/ui/questions';
import { Section } from '@/ui/section';

export const meta = () => pageMeta('/startup-plan', () => [faqPage(startupPlan.faq.items)]);

const ask = () => preselectService('website_startup_plan');

export default function StartupPlanPage() {
  const { facts, why, showcase, targets, get, steps, faq, chooseUs, payment, closing } = startupPlan;
  const shown = portfolio.projects.filter(({ id }) => showcase.ids.includes(id));
  return (
    <>
      <PageHero
        title={startupPlan.title}
        lead={startupPlan.lead}
        aside={
          <dl className="grid border-2 border-current">
            {facts.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse border-b-2 border-current px-5 py-4 last:border-b-0"
              >
                <dt>{label}</dt>
                <dd className="tabular font-display text-44 leading-none font-extrabold">{value}</dd>
              </div>
            ))}
          </dl>
        }
      >
        <p className="mt-6 flex flex-wrap gap-3">
          <a href="#payment-options" className="button button-large button-primary">
            {startupPlan.pay}
          </a>
          <Link to="/#contact" onClick={ask} className="button button-large button-secondary">
            {startupPlan.ask}
          </Link>
        </p>
      </PageHero>
      <Section title={why.title}>
        <dl className="grid gap-x-12 gap-y-6 lg:grid-cols-[1.3fr_1fr]">
          {why.items.map(([title, text], index) => (
            <div key={title} className={index === 0 ? 'lg:row-span-2' : 'border-t border-hairline pt-4'}>
              <dt className={`font-display font-semibold ${index === 0 ? 'text-32' : 'text-20'}`}>{title}</dt>
              <dd className="mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={showcase.title} tone="surface">
        <ul className="grid gap-6 md:grid-cols-3">
          {shown.map(({ id, title, category }) => (
            <li key={id}>
              <PreviewPicture id={id} alt={`Home page of ${title}`} sizes="(min-width: 768px) 30vw, 92vw" />
              <p className="mt-2">
                <strong>{title}</strong> <span className="text-ink-3">{category}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={targets.title}>
        <ul className="columns-1 gap-10 sm:columns-2 lg:columns-3">
          {targets.items.map((item) => (
            <li key={item} className="border-t border-hairline py-3 text-20">
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={get.title} tone="surface">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {get.items.map((item) => (
            <li key={item} className="flex gap-3 border-t border-hairline py-3">
              <Icon name="check" className="mt-1 shrink-0 text-success" />
              {item}
            </li>
          ))}
        </ul>
        <dl className="mt-8 max-w-[40rem] border-2 border-ink bg-bg">
          {get.extras.map(({ name, price }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-6 border-b border-hairline px-5 py-3 last:border-b-0"
            >
              <dt>{name}</dt>
              <dd className="tabular font-semibold">{price}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={steps.title}>
        <ol className="grid gap-y-0 lg:grid-cols-6">
          {steps.items.map(([title, text], index) => (
            <li
              key={title}
              className="startup-step border-t-4 border-ink px-3 pt-3 pb-6"
              style={{ '--step': index } as React.CSSProperties}
            >
              <span aria-hidden className="font-display text-32 font-extrabold text-accent">
                {index + 1}
              </span>
              <h3 className="text-20">{title}</h3>
              <p className="mt-1 text-15 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={faq.title} tone="surface">
        <Questions items={faq.items} />
      </Section>
      <Section title={chooseUs.title} isBeside>
        <dl>
          {chooseUs.items.map(([title, text]) => (
            <div key={title} className="grid gap-x-8 border-t border-hairline py-4 sm:grid-cols-[14rem_1fr]">
              <dt className="font-display text-20 font-semibold">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="payment-options" title={payment.title} lead={payment.text} tone="surface">
        <ul className="grid grid-cols-2 gap-4 sm:flex">
          {payment.options.map(({ amount, text }) => (
            <li key={amount} className="border-2 border-ink bg-bg px-4 py-4 sm:px-6">
              <strong className="tabular block font-display text-32">{amount}</strong>
              {text}
            </li>
          ))}
        </ul>
        {site.paymentLink && (
          <p className="mt-6">
            <a
              href={site.paymentLink}
              target="_blank"
              rel="noopener noreferrer"
              className="button button-large button-primary"
            >
              {payment.link}
            </a>
            <span className="mt-2 block text-15 text-ink-3">{payment.destination}</span>
          </p>
        )}
      </Section>
      <Closing title={closing.title} text={closing.text}>
        <Link to="/#contact" onClick={ask} className="button button-large button-ink">
          {closing.label}
        </Link>
      </Closing>
      <p className="sticky bottom-0 z-30 bg-bg p-3 pr-22 shadow-overlay lg:hidden print:hidden">
        <a href="#payment-options" className="button button-primary w-full">
          {startupPlan.pay}
        </a>
      </p>
    </>
  );
}
