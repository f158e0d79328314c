import { Link } from 'react-router';
import { useWords } from '@/content/use-words';
import type { counters as EnglishCounters, webPromo } from '@/content/web-promo';
import { serviceLink } from '@/features/enquiry/model/preselected-service';
import { CountUp } from '@/features/motion/count-up';
import { artUrl } from '@/lib/art-url';
import { DataTable } from '@/ui/data-table';
import { Unbroken } from '@/ui/unbroken';

type Props = { content: typeof webPromo; counters: typeof EnglishCounters };

export function WebPromo({ content, counters }: Props) {
  const { title, subtitle, text, benefits, comparison, quotes, action } = content;
  const { contact, tableHead } = useWords();
  return (
    <section aria-labelledby="web-title" className="section">
      <div className="container">
        <div className="grid items-end gap-x-16 gap-y-8 md:grid-cols-[1.5fr_1fr]">
          <div className="self-center">
            <h2 id="web-title" className="font-display text-20 font-semibold text-accent">
              {title}
            </h2>
            <h3 className="mt-1 max-w-[20ch] text-h2">{subtitle}</h3>
            <p className="mt-4 max-w-[62ch] text-ink-2">{text}</p>
          </div>
          <img
            src={artUrl('heroes/phone')}
            alt=""
            width={640}
            height={560}
            loading="lazy"
            className="block h-auto w-full bg-haldi px-[8%] pt-[8%] max-md:max-w-[24rem]"
          />
        </div>
        <ol className="mt-10 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {benefits.map((benefit, index) => (
            <li key={benefit.title} className="grid grid-cols-[3rem_1fr] border-t-2 border-ink pt-4">
              <span aria-hidden className="font-display text-25 font-extrabold text-accent">
                {index + 1}
              </span>
              <div>
                <h4 className="text-20">{benefit.title}</h4>
                <p className="mt-1 text-ink-2">
                  <Unbroken text={benefit.text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-12">
          <DataTable {...comparison} head={tableHead} highlight={3} />
        </div>
        <div className="mt-12 grid gap-8 md:grid-cols-2">
          {quotes.map(({ content, author }) => (
            <figure key={author} className="border-l-[6px] border-haldi pl-5">
              <blockquote className="text-20">
                <p>“{content}”</p>
              </blockquote>
              <figcaption className="mt-2 text-15 text-ink-3">{author}</figcaption>
            </figure>
          ))}
        </div>
        <dl className="mt-14 grid grid-cols-2 gap-y-8 border-y-2 border-ink py-8 lg:grid-cols-4">
          {counters.items.map(({ value, suffix, label }) => (
            <div key={label} className="flex flex-col-reverse px-2 text-center">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-display text-44 leading-none font-extrabold">
                <CountUp
                  value={value}
                  suffix={suffix}
                  durationMs={counters.durationMs}
                  threshold={counters.threshold}
                />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-10">
          <Link to={contact} className="button button-large button-primary" {...serviceLink(action.service)}>
            {action.label}
          </Link>
        </p>
      </div>
    </section>
  );
}
