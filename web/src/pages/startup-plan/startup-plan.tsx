import type { ServiceKey } from '@golghar/contracts';
import type { StartupPlan } from '@/content/offer/startup-plan';
import { site } from '@/content/site';
import { useWords } from '@/content/use-words';
import { ShopInvitation } from '@/features/shop/components/shop-invitation';
import { ButtonLink, OutLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { Faq } from '@/ui/page/faq';
import { PreviewPicture } from '@/ui/page/preview-picture';
import { CallToAction, PageHero, Section } from '@/ui/page/section';
import { TextList } from '@/ui/page/text-list';

/** What its links select in the form. */
const ask = { 'data-service': 'website_startup_plan' satisfies ServiceKey };

export function StartupPlanContent({ content: startupPlan }: { content: StartupPlan }) {
  const { contact } = useWords();
  const { facts, why, showcase, targets, get, steps, faq, chooseUs, payment, closing } = startupPlan;
  return (
    <>
      <PageHero {...startupPlan}>
        <dl className="mt-6 grid max-w-[44rem] grid-cols-3 gap-x-3 sm:gap-x-8">
          {facts.map(({ value, label }) => (
            <div
              key={label}
              className="figure-box flex flex-col-reverse justify-end border-t-4 border-current pt-2"
            >
              <dt className="text-15 leading-snug sm:text-17">{label}</dt>
              <dd className="figure font-display leading-tight font-extrabold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="#payment-options" label={startupPlan.pay} />
          <ButtonLink {...ask} href={contact} label={startupPlan.ask} look="secondary" />
        </p>
      </PageHero>
      <Section title={why.title} tone="neel">
        <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {why.items.map(([title, text]) => (
            <div key={title} className="border-t-4 border-haldi pt-4">
              <dt className="font-display text-25 font-semibold">{title}</dt>
              <dd className="mt-2 text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={showcase.title} lead={showcase.text} list={showcase.sites}>
        <ul className="grid gap-6 md:grid-cols-3">
          {showcase.sites.map(({ id, title, category }) => (
            <li key={id}>
              <PreviewPicture id={id} alt={showcase.alt(title)} sizes="(min-width: 768px) 30vw, 88vw" />
              <p className="mt-2">
                <strong>{title}</strong> <span className="text-ink-3">{category}</span>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <ShopInvitation {...startupPlan.draw} />
      <Section title={targets.title} tone="ink">
        <TextList
          items={targets.items}
          className="flex flex-wrap gap-3"
          itemClass="border-2 border-ink px-4 py-2 font-display text-20 font-semibold sm:text-25"
        />
      </Section>
      <Section title={get.title}>
        <TextList
          items={get.items}
          isChecked
          className="grid gap-x-12 sm:grid-cols-2"
          itemClass="flex gap-3 border-t border-hairline py-3"
        />
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
      <Climb {...steps} />
      <Section title={faq.title}>
        <Faq items={faq.items} />
      </Section>
      <Section title={chooseUs.title} tone="ink" isBeside>
        <dl>
          {chooseUs.items.map(([title, text]) => (
            <div key={title} className="grid gap-x-8 border-t border-hairline py-4 sm:grid-cols-[14rem_1fr]">
              <dt className="font-display text-20 font-semibold">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="payment-options" title={payment.title} lead={payment.text}>
        <ul className="grid grid-cols-2 gap-4 sm:flex">
          {payment.options.map(({ amount, text }) => (
            <li key={amount} className="grow sm:max-w-[18rem]">
              <PaymentTile amount={amount} text={text} destination={payment.destination} />
            </li>
          ))}
        </ul>
        {site.paymentLink && (
          <p className="mt-6">
            <OutLink href={site.paymentLink} className="button button-large button-primary">
              {payment.link}
            </OutLink>
            <span className="mt-2 block text-15 text-ink-3">{payment.destination}</span>
          </p>
        )}
      </Section>
      <CallToAction {...ask} {...closing} href={contact} />
    </>
  );
}

function PaymentTile({ amount, text, destination }: { amount: string; text: string; destination: string }) {
  const sum = (
    <>
      <strong className="figure block font-display">{amount}</strong>
      {text}
    </>
  );
  const look = 'figure-box block h-full border-2 border-ink bg-bg px-4 py-4 sm:px-6 [--figure-size:2rem]';
  if (!site.paymentLink) return <div className={look}>{sum}</div>;
  return (
    <OutLink
      href={site.paymentLink}
      aria-label={`${amount}, ${text} (${destination})`}
      className={`${look} no-underline hover:bg-note-ground`}
    >
      {sum}
    </OutLink>
  );
}

const landings = ['', 'ml-3', 'ml-6', 'ml-9', 'ml-12', 'ml-15'];

/** The steps as landings of the landmark's stair; its flag rises as the visitor scrolls (motion.css). */
function Climb({ title, items }: StartupPlan['steps']) {
  return (
    <Section title={title} tone="surface">
      <div className="climb grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1fr]">
        <div className="self-start bg-haldi lg:sticky lg:top-24">
          <div className="relative">
            <Art name="climb/landmark" width={640} height={600} className="block h-auto w-full" />
            <Art
              name="climb/flag"
              width={44}
              height={30}
              className="climb-flag absolute top-[23%] left-[51.4%] h-auto w-[8%]"
            />
          </div>
        </div>
        <ol>
          {items.map(([name, text], index) => (
            <li
              key={name}
              className={`grid grid-cols-[3.5rem_1fr] border-l-4 border-ink pb-8 pl-5 last:pb-0 ${landings[index] ?? ''}`}
            >
              <span
                aria-hidden
                className="figure font-display text-44 leading-none font-extrabold text-accent"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-25">{name}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
